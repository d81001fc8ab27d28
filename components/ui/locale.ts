import { language } from '@/content/words'

/** Those of ISO 15924 that living languages use. Node 20 has no `getTextInfo` that TypeScript knows. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

/** The language with its likely script and region: `de` becomes `de-Latn-DE`. `en` is British, because the dates of the specification are. */
export function localeOf(language: string) {
  return new Intl.Locale(language === 'en' ? 'en-GB' : language).maximize()
}

export function directionOf(language: string) {
  return RIGHT_TO_LEFT.includes(String(localeOf(language).script)) ? 'rtl' : 'ltr'
}

/** Of the site, for dates and numbers. */
export const locale = localeOf(language).toString()
