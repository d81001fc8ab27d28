import type { Plural } from '@/content/words'

/** The form that the language uses for the number. */
export function plural(forms: Plural, count: number, language: string) {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other
}
