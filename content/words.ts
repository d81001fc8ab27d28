import type { OwnWords } from '@/content/schema/words'

/**
 * The language of this whole folder, as a tag such as `en`, `de` or `pt-BR`. Reading direction, dates and numbers follow
 * it, and our own texts if `content/schema/languages/` has the language. `en` means British English.
 */
export const language: string = 'en'

/**
 * Headings, buttons and messages that you want to say differently, in the shape of `content/schema/languages/en.ts`,
 * which has them all. For example `bar: { contact: 'Write to me' }`.
 */
export const words: OwnWords = {}
