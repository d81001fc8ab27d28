import { arabic } from '@/content/schema/languages/ar'
import { german } from '@/content/schema/languages/de'
import { english } from '@/content/schema/languages/en'
import { spanish } from '@/content/schema/languages/es'
import { french } from '@/content/schema/languages/fr'
import { hindi } from '@/content/schema/languages/hi'
import { italian } from '@/content/schema/languages/it'
import { japanese } from '@/content/schema/languages/ja'
import { polish } from '@/content/schema/languages/pl'
import { portuguese } from '@/content/schema/languages/pt'
import { turkish } from '@/content/schema/languages/tr'
import type { Translation } from '@/content/schema/languages/translation'
import { chinese } from '@/content/schema/languages/zh'

/** Server only, because a client component that imports this puts all of it into the script. */
export const wordsByTag: Record<string, Translation> = {
  ar: arabic,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  hi: hindi,
  it: italian,
  ja: japanese,
  pl: polish,
  pt: portuguese,
  tr: turkish,
  zh: chinese,
}

/** Returns the words of the tag, otherwise of its language, otherwise none. @param tag such as `de` or `pt-BR`. */
export function wordsIn(tag: string): Partial<Translation> {
  const [language = ''] = /^[a-z]+/i.exec(tag) ?? [] // unlike `Intl.Locale`, leaves a wrong tag to the doctor
  return wordsByTag[tag] ?? wordsByTag[language.toLowerCase()] ?? {}
}
