import type { english } from '@/content/schema/languages/en'

/** By the plural forms of the language: `zero`, `one`, `two`, `few`, `many`. `other` is for every number that is left, so no other word has that name. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

type Wording<English> = English extends string
  ? string
  : English extends { other: string }
    ? Plural
    : { [Name in keyof English]: Wording<English[Name]> }

/** Every word, as a page needs it. */
export type AllWords = Wording<typeof english>

type PageWords = 'pages' | 'descriptions'

/** Every word in another language. A page that is added keeps its English name there until somebody translates it. */
export type Translation = Omit<AllWords, PageWords> & { [Name in PageWords]: Partial<AllWords[Name]> }
