import { readDates } from '@/scripts/import/resume/dates'
import { fieldsOf, renameFields, sectionName } from '@/scripts/import/resume/field-names'
import { completeProfile, readLink } from '@/scripts/import/resume/links'
import { plainText } from '@/scripts/import/resume/plain-text'
import { type Fields, isFields } from '@/scripts/import/support/fields'
import { report, reportFields } from '@/scripts/import/support/reports'

/** Fields that hold lists, each with what separates the entries if they stand in one text. */
const LISTS = new Map<string, string | RegExp>([
  ['highlights', '\n'],
  ['courses', '\n'],
  ['keywords', /\s*[,;|]\s*/],
  ['roles', /\s*[,;|]\s*/],
])
/** In these, lists become highlights. */
const LONG_TEXTS = ['summary', 'description']
/** The fields that name an entry of a list, where it is an object. */
const ITEM_NAMES = ['name', 'skill', 'keyword', 'text', 'title', 'description']

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
  const dates = readDates(renamed, path, language)
  if (!dates) {
    report(path, entry, 'left out, because without its end it would seem to go on')
    return []
  }
  const { startDate, endDate, current, period, date, releaseDate, ...others } = renamed
  const texts = readTexts(others, section, path, language)
  if (section === 'profiles') return [completeProfile(texts)]
  if (section !== 'references') return [{ ...texts, ...dates }]
  // The content has one text for who says a reference.
  const who = [texts.name, texts.position, texts.company].filter(Boolean).join(', ')
  return [{ name: who || undefined, reference: texts.reference }]
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
    } else read[name] = readField(name, value, `${path}.${name}`, language)
  }
  if (highlights.length > 0) read.highlights = [read.highlights ?? [], highlights].flat()
  return read
}

/** Reads a text without Markdown and HTML, a list of such texts, or an address. */
function readField(name: string, value: unknown, path: string, language: string): unknown {
  if (name === 'username') return value // "_ada_" is a name, not a text in italics.
  if (name === 'url' || name === 'repository') return readLink(value)
  if (name === 'image') return isFields(value) ? value.url : value
  if (name === 'location' && isFields(value)) return readPlace(value, path, language)
  if (name === 'profiles' && Array.isArray(value)) return readEntries(value, name, path, language)
  const separator = LISTS.get(name)
  const list = separator && typeof value === 'string' ? value.split(separator) : value
  if (separator && Array.isArray(list))
    return list.flatMap((item, index) => readItem(item, `${path}[${index}]`))
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const { text, items } = plainText(String(value))
  return [text, ...items.map((item) => `• ${item}`)].filter(Boolean).join('\n') || undefined
}

function readItem(item: unknown, path: string): unknown[] {
  if (typeof item === 'string' || typeof item === 'number') {
    const { text, items } = plainText(String(item), true)
    return [text, ...items].filter((part) => part.trim())
  }
  const name = isFields(item) ? ITEM_NAMES.find((key) => item[key] !== undefined) : undefined
  if (!name) return [item]
  const { [name]: text, ...rest } = Object(item)
  reportFields(path, rest)
  return readItem(text, path)
}

/** Reads a place. A country alone has its name, because a code says little. A street is private, and reported. */
function readPlace(location: Fields, path: string, language: string) {
  const { city, region, countryCode, country = countryCode, address, ...rest } = location
  // A street has a number. Without one, an address is a place, and nothing else says where.
  const isPlace = !(city ?? region) && typeof address === 'string' && !/\d/.test(address)
  const place = [isPlace ? address : city, region].filter(Boolean)
  reportFields(path, isPlace ? rest : { ...rest, address })
  if (place.length > 0 || !/^[a-z]{2}$/i.test(String(country)))
    return [...place, country].filter(Boolean).join(', ') || undefined
  return new Intl.DisplayNames([language], { type: 'region' }).of(String(country).toUpperCase())
}
