import type { OwnWords } from '@/content/schema/words'

/**
 * The language of this whole folder, as a tag such as `en`, `de` or `pt-BR`. The reading direction, dates and numbers
 * are those of this language, and so are our texts, if `content/schema/languages/` has it. `en` means British English.
 */
export const language: string = 'en'

/**
 * Headings, buttons and messages that you want to say differently, in the shape of `content/schema/languages/en.ts`,
 * which has them all. For example `bar: { contact: 'Write to me' }`.
 */
export const words: OwnWords = {}
