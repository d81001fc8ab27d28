import type { english } from '@/content/schema/languages/en'

/** A language has some of the plural forms `zero`, `one`, `two`, `few` and `many`, and always `other`. A word that is no plural must not be called `other`. */
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
