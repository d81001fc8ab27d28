import { fill } from '@/components/text/fill'
import type { Plural } from '@/content/schema/words'

export function plural(forms: Plural, count: number, language: string) {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other
}

/** For example `9 projects`, or undefined for none. */
export function counted(forms: Plural, count: number, language: string) {
  return count > 0 ? fill(plural(forms, count, language), { count }) : undefined
}
