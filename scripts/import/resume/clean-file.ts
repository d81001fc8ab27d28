import { firstLanguage } from '@/components/content/content-files'
import { furtherLanguages, isLanguageTag } from '@/components/content/language-folders'
import { mayBeMap } from '@/scripts/import/resume/sections-and-fields'
import { asFields, type Fields, isFields, mapParts, withoutInvisible } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

/** The limit counts texts, lists and entries. A long résumé has a tenth as many, and more would take minutes. */
const MAX_PARTS = 20_000
/** Matches `visible: false` and `is_private: true`. */
const MARK =
  /^(?:is_?)?(?:(visible|enabled|show|display|include|public)|hide|hidden|private|draft): (true|false|yes|no)$/i

/** Fields whose names are also the tags of languages. */
const TAGS_OF_FIELDS = ['alt', 'id', 'is', 'no', 'src', 'tel', 'to']

/** Leaves out hidden entries, takes each text in one of several languages, joins dates, and refuses a file that is too large. */
export function cleanFile(file: unknown, language: string) {
  let parts = 0
  return mapParts(withoutInvisible(file), (whole, path) => {
    parts += 1
    if (parts > MAX_PARTS) throw new Error(`it has more than ${MAX_PARTS} texts, which no résumé has`)
    // The keys of a map, such as `{ de: 'Native' }` of languages, are no languages of a text.
    const part = joinDate(mayBeMap(path) ? whole : inOneLanguage(whole, language))
    if (!isFields(part)) return part
    const fields = Object.entries(part).filter((field) => !markOf(field))
    const shown = Object.fromEntries(fields)
    // A mark on the whole résumé hides nothing. Reactive Resume 4 has the mark of a picture in its effects.
    const mayBeHidden = path && fields.length > 0 && !part.basics
    const marks = [part, asFields(part.effects)].flatMap(Object.entries)
    const isHidden = mayBeHidden && marks.some((field) => markOf(field) === 'hides')
    if (!isHidden) return shown
    report(path, shown, 'hidden in the file')
  })
}

/** Says what a field such as `visible: false` does, if it is a mark. */
function markOf([key, value]: [string, unknown]) {
  const [, shows, answer] = MARK.exec(typeof value === 'object' ? '' : `${key}: ${value}`) ?? []
  return answer && (Boolean(shows) === /true|yes/i.test(answer) ? 'shows' : 'hides')
}

/** Chooses from a text such as `{ de: 'Leiterin', en: 'Head' }`. */
function inOneLanguage(part: unknown, language: string) {
  const texts = asFields(part)
  if (!isTranslated(texts)) return part
  const tags = Object.keys(texts)
  const close = tags.find((tag) => languageOf(tag) === languageOf(language))
  const chosen = tags.find((tag) => tag === language) ?? close ?? String(tags[0])
  const further = furtherLanguages.map(languageOf)
  const unread = tags.filter((tag) => tag !== chosen && !further.includes(languageOf(tag)))
  const why = `only ${chosen} is read; each other one needs a folder in content/`
  if (unread.length > 0) report('texts in several languages', unread, why)
  return texts[chosen]
}

function isTranslated(texts: Fields) {
  const tags = Object.keys(texts)
  const isOfSite = tags.some((tag) => [firstLanguage, ...furtherLanguages, 'en'].includes(tag))
  // In `{ id: 'github', to: 'https://github.com/ada' }`, the keys are fields.
  const areNoFields = tags.length > 1 && !tags.some((tag) => TAGS_OF_FIELDS.includes(tag))
  return tags.every(isLanguageTag) && (isOfSite || areNoFields)
}

/** Returns `de` of `de-AT` and `DE_at`. */
function languageOf(tag: string) {
  return tag.toLowerCase().split(/[-_]/)[0]
}

/** Turns `{ year: 2021, month: 5 }` into `2021-05`. */
function joinDate(part: unknown) {
  const { year, month, day, ...others } = asFields(part)
  if (!year || Object.keys(others).length > 0) return part
  const parts = [year, ...(month ? [month, day] : [])].filter(Boolean)
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
