import { fieldsOf, renameFields, sectionName } from '@/scripts/import/resume/field-names'
import { completeProfile } from '@/scripts/import/resume/links'
import { plainText } from '@/scripts/import/resume/plain-text'
import { readEntryDates } from '@/scripts/import/resume/read-entry-dates'
import { readField } from '@/scripts/import/resume/read-field'
import { type Fields, isFields } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

/** In these, lists become highlights. */
const LONG_TEXTS = ['summary', 'description']

/** Checks for a JSON Resume of any generation. Without basics, it may hold nothing else. */
export function isJsonResume({ basics, $schema, meta, ...sections }: Fields) {
  const names = Object.keys(sections)
  return isFields(basics) || (names.length > 0 && names.every((name) => fieldsOf(sectionName(name))[0]))
}

/**
 * Turns a JSON Resume of any generation into one of version 1.0.0: dates as in ISO 8601, texts without Markdown and HTML.
 *
 * @param language of the site, as in `content/words.ts`.
 */
export function readJsonResume(resume: Fields, language: string): Fields {
  const sections = Object.entries(resume).flatMap(([key, section]) => {
    const name = sectionName(key)
    if (name !== key && resume[name] !== undefined) {
      report(key, section, `left out, because the file also has ${name}`)
      return []
    }
    if (name === 'basics' && isFields(section)) return [[name, readEntry(section, name, name, language)[0]]]
    const isList = fieldsOf(name).length > 0 && Array.isArray(section)
    return [[name, isList ? readEntries(section, name, name, language) : section]]
  })
  return Object.fromEntries(sections)
}

/** Reads the entries of a section, or the profiles. One that is no more than a text says the first field. */
function readEntries(list: unknown[], section: string, path: string, language: string) {
  const [first = ''] = fieldsOf(section)
  return list.flatMap((item, index) =>
    readEntry(isFields(item) ? item : { [first]: item }, section, `${path}[${index}]`, language),
  )
}

/** Reads an entry. @returns none if it is over and its end is unknown. */
function readEntry(entry: Fields, section: string, path: string, language: string): Fields[] {
  const { firstName, lastName, ...rest } = entry
  const { name = [firstName, lastName].filter(Boolean).join(' ') || undefined } = rest
  const renamed = renameFields({ ...rest, name }, fieldsOf(section), path)
  const dates = readEntryDates(renamed, path, language)
  if (!dates) {
    report(path, entry, 'left out, because without its end it would seem to go on')
    return []
  }
  const { startDate, endDate, current, period, date, releaseDate, ...others } = renamed
  const texts = readTexts(others, section, path, language)
  if (section === 'profiles') return [completeProfile(texts)]
  // A project whose period could not be read is not new.
  if (section !== 'references') return [{ ...texts, ...dates, ...(section === 'projects' && { period }) }]
  // The content has one text for what somebody is.
  const { name: person, company, ...reference } = texts
  const position = [reference.position, company].filter(Boolean).join(', ') || undefined
  return [{ ...reference, ...dates, name: person ?? position, position: person && position }]
}

function readTexts(entry: Fields, section: string, path: string, language: string) {
  const read: Fields = {}
  const highlights: string[] = []
  const hasHighlights = fieldsOf(section).includes('highlights')
  for (const [name, value] of Object.entries(entry)) {
    if (hasHighlights && LONG_TEXTS.includes(name) && typeof value === 'string') {
      const { text, items } = plainText(value, true)
      read[name] = text || undefined
      highlights.push(...items)
    } else if (name === 'profiles' && Array.isArray(value))
      read[name] = readEntries(value, name, `${path}.${name}`, language)
    else read[name] = readField(name, value, `${path}.${name}`, language)
  }
  if (highlights.length > 0) read.highlights = [read.highlights ?? [], highlights].flat()
  return read
}
