import type { ReactNode } from 'react'
import type { Plural } from '@/content/schema/languages/translation'

export function fill(text: string, values: Record<string, string | number>) {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder))
}

export function fillWith(text: string, element: ReactNode) {
  const [before, after] = text.split(/\{\w+\}/)
  return (
    <>
      {before}
      {element}
      {after}
    </>
  )
}

export function plural(forms: Plural, count: number, language: string) {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other
}

/** Returns a text such as `9 projects`, or undefined for none. */
export function counted(forms: Plural, count: number, language: string) {
  return count > 0 ? fill(plural(forms, count, language), { count }) : undefined
}
