import { german } from '@/content/schema/languages/de'
import { english } from '@/content/schema/languages/en'
import { spanish } from '@/content/schema/languages/es'
import { french } from '@/content/schema/languages/fr'
import { italian } from '@/content/schema/languages/it'
import { polish } from '@/content/schema/languages/pl'
import { portuguese } from '@/content/schema/languages/pt'
import type { OwnWords, Translation } from '@/content/schema/words'

/** By their tags. Server only, because a client component that imports this puts all of it into the script. */
export const translations: Record<string, Translation> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  pl: polish,
  pt: portuguese,
}

/** The words of the tag, otherwise of its language, otherwise none. @param tag such as `de` or `pt-BR`. */
export function translationOf(tag: string): OwnWords {
  const [language = ''] = /^[a-z]+/i.exec(tag) ?? [] // unlike `Intl.Locale`, leaves a wrong tag to the check
  return translations[tag] ?? translations[language.toLowerCase()] ?? {}
}
