import type { english } from '@/content/schema/languages/en'

/**
 * Every language has the plural form `other`, and some have `zero`, `one`, `two`, `few` or `many`. `other` marks a
 * plural, so no other word has this name.
 */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

type Wording<English> = English extends string
  ? string
  : English extends { other: string }
    ? Plural
    : { [Name in keyof English]: Wording<English[Name]> }

/** A page needs every word. */
export type AllWords = Wording<typeof english>

type PageWords = 'pages' | 'descriptions'

/** Another language has every word, but a page that is added keeps its English name until somebody translates it. */
export type Translation = Omit<AllWords, PageWords> & { [Name in PageWords]: Partial<AllWords[Name]> }
