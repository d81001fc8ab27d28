import { firstLanguage } from '@/components/content/content'
import { furtherLanguages, isLanguage } from '@/components/content/languages'
import type { Remark } from '@/scripts/import/remarks'

/**
 * Returns a résumé in one language, where its values stand in several: `{ de: 'Leiterin', en: 'Head' }`. It is the language
 * of the site, otherwise the first one. The others are reported.
 */
export function inOneLanguage(value: unknown, language: string, remark: Remark): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => inOneLanguage(item, language, remark))
  const tags = Object.keys(value)
  if (!areLanguages(tags, language))
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, inOneLanguage(part, language, remark)]),
    )
  const base = (tag: string) => tag.toLowerCase().split(/[-_]/)[0]
  const chosen =
    tags.find((tag) => tag === language) ?? tags.find((tag) => base(tag) === base(language)) ?? tags[0] ?? ''
  const others = tags.filter(
    (tag) => tag !== chosen && !furtherLanguages.some((one) => base(one) === base(tag)),
  )
  if (others.length > 0)
    remark(
      'texts in several languages',
      others,
      `only ${chosen} is read; each other one needs a folder in content/`,
    )
  return inOneLanguage(Object(value)[chosen], language, remark)
}

/** One tag alone may be a field, such as `id` or `to`. */
function areLanguages(tags: string[], language: string) {
  const [first, ...more] = tags
  const known = [language, firstLanguage, ...furtherLanguages, 'en']
  if (!first || (more.length === 0 && !known.includes(first))) return false
  return tags.every(isLanguage)
}
