import { firstLanguage } from '@/components/content/content'
import { isLanguageTag } from '@/components/content/language-tag'
import { furtherLanguages } from '@/components/content/languages'
import { asFields, mapParts } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

/** Takes of values in several languages, `{ de: 'Leiterin', en: 'Head' }`, that of the site, otherwise the first. */
export function inOneLanguage(value: unknown, language: string) {
  const base = (tag: string) => tag.toLowerCase().split(/[-_]/)[0]
  return mapParts(value, (part) => {
    const tags = Object.keys(asFields(part))
    if (!areLanguages(tags)) return part
    const close = tags.find((tag) => base(tag) === base(language))
    const chosen = tags.find((tag) => tag === language) ?? close ?? String(tags[0])
    const others = tags.filter((tag) => tag !== chosen && !furtherLanguages.map(base).includes(base(tag)))
    const why = `only ${chosen} is read; each other one needs a folder in content/`
    if (others.length > 0) report('texts in several languages', others, why)
    return asFields(part)[chosen]
  })
}

/** Checks whether names are tags of languages. One alone may be a field, such as `id` or `to`. */
function areLanguages(tags: string[]) {
  const known = [firstLanguage, ...furtherLanguages, 'en']
  return (tags.length > 1 || known.includes(String(tags[0]))) && tags.every(isLanguageTag)
}
