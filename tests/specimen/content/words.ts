import type { OwnWords } from '@/content/schema/words'

export const language: string = 'en'

export const words: OwnWords = {}
