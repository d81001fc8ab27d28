import { isDateField, readDates } from '@/scripts/import/entry-dates'
import { isLongText, readField, withoutLinks } from '@/scripts/import/field-values'
import type { Reading, Remark } from '@/scripts/import/fitting'
import { plainText } from '@/scripts/import/plain-text'
import { readBasics } from '@/scripts/import/read-basics'
import { type Fields, fieldsOf, isFields, present, sectionName } from '@/scripts/import/resume-fields'
import { withTodaysNames } from '@/scripts/import/todays-names'

/**
 * A JSON Resume of any generation, and of those who know the format by heart, in today's shape: dates as ISO has them,
 * texts without Markdown and HTML. What has no place is listed.
 *
 * @param resume clean, and in one language.
 */
export function normalizeResume({ basics, ...rest }: Fields, reading: Reading): Fields {
  const sections = Object.entries(rest).map(([key, section]) => {
    const name = sectionName(key)
    const fields = fieldsOf(name)
    return fields ? [name, readSection(name, section, fields, reading)] : [key, section]
  })
  return present({ basics: readBasics(basics, reading), ...Object.fromEntries(sections) })
}

function readSection(name: string, section: unknown, fields: Fields, reading: Reading) {
  const list = name === 'skills' ? ungrouped(section) : section
  if (!Array.isArray(list)) return list
  const [first = ''] = Object.keys(fields)
  const entries = list.flatMap((item, index): Fields[] => {
    const entry = isFields(item) ? item : { [first]: item }
    return readEntry(entry, `${name}[${index}]`, fields, reading)
  })
  return name === 'skills' ? entries.flatMap(named) : entries
}

/** Some write `{ Languages: ['Go'] }` or, as FRESH does, `{ list: [{ name: 'Go' }] }`. */
function ungrouped(skills: unknown) {
  if (!isFields(skills) || !Object.values(skills).every(Array.isArray)) return skills
  return Object.entries(skills).flatMap(([name, list]) =>
    [list].flat().some(isFields) ? list : { name, keywords: list },
  )
}

/** Keywords without a name are skills of their own. */
function named(skill: Fields): Fields[] {
  const { name, level, keywords } = skill
  return name || !Array.isArray(keywords) ? [skill] : keywords.map((keyword) => ({ name: keyword, level }))
}

function readEntry(entry: Fields, path: string, fields: Fields, reading: Reading) {
  const said = withTodaysNames(entry, fields, path, reading.remark)
  const dates = readDates(said, path, reading)
  if (dates) return [present({ ...readTexts(said, path, fields, reading.remark), ...dates })]
  reading.remark(path, entry, 'left out, because without its end it would seem to go on')
  return []
}

function readTexts(said: Fields, path: string, fields: Fields, remark: Remark) {
  const read: Fields = {}
  const items: string[] = []
  for (const [name, value] of Object.entries(said)) {
    if (isDateField(name)) continue
    const hasItems = 'highlights' in fields && isLongText(name) && typeof value === 'string'
    const plain = hasItems ? plainText(value, true) : undefined
    items.push(...(plain?.items ?? []))
    read[name] = plain ? plain.text || undefined : readField(name, value, `${path}.${name}`, remark)
  }
  if (items.length > 0) read.highlights = [read.highlights ?? [], items].flat()
  return withoutLinks(read, path, remark, 'url' in fields)
}
