import { DATE_FIELDS, readDates } from '@/scripts/import/dates'
import type { Reading } from '@/scripts/import/fitting'
import { readLink, readProfile } from '@/scripts/import/links'
import { plainText } from '@/scripts/import/plain-text'
import { listRest } from '@/scripts/import/remarks'
import {
  type Fields,
  fieldsOf,
  isFields,
  type Names,
  present,
  sectionName,
  withTodaysNames,
} from '@/scripts/import/resume-fields'

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
/** A text that is a link, such as `Mill (https://mill.dev)`. */
const LINKED = /^([^()]+) \((https?:\/\/[^\s()]+)\)$/

/** A JSON Resume of any generation in today's shape: dates as in ISO 8601, texts without Markdown and HTML. */
export function normalizeResume(resume: Fields, reading: Reading): Fields {
  const sections = Object.entries(resume).map(([key, section]) => {
    const name = sectionName(key)
    const fields = fieldsOf(name)
    const [first] = Object.keys(fields)
    if (name === 'basics' && isFields(section)) return [name, readEntry(section, name, fields, reading)[0]]
    if (!first || !Array.isArray(section)) return [name, section]
    const entries = section.flatMap((item, index) =>
      readEntry(isFields(item) ? item : { [first]: item }, `${name}[${index}]`, fields, reading),
    )
    return [name, entries]
  })
  return Object.fromEntries(sections)
}

function readEntry(entry: Fields, path: string, fields: Names, reading: Reading) {
  const { firstName, lastName, ...rest } = entry
  const { name = [firstName, lastName].filter(Boolean).join(' ') || undefined } = rest
  const said = withTodaysNames({ ...rest, name }, fields, path, reading.remark)
  const dates = readDates(said, path, reading)
  if (!dates) {
    reading.remark(path, entry, 'left out, because without its end it would seem to go on')
    return []
  }
  const { company, ...texts } = readTexts(said, path, fields, reading)
  if (!('company' in fields)) return [present({ ...texts, ...dates })]
  // The content has one text for who says a reference.
  const { position, reference } = texts
  const who = [texts.name, position, company].filter(Boolean).join(', ')
  return [present({ name: who || undefined, reference })]
}

function readTexts(said: Fields, path: string, fields: Fields, reading: Reading) {
  const read: Fields = {}
  const items: string[] = []
  for (const [name, value] of Object.entries(said)) {
    if (DATE_FIELDS.includes(name)) continue
    if ('highlights' in fields && LONG_TEXTS.includes(name) && typeof value === 'string') {
      const plain = plainText(value, true)
      items.push(...plain.items)
      read[name] = plain.text || undefined
    } else read[name] = readField(name, value, `${path}.${name}`, reading)
  }
  if (items.length > 0) read.highlights = [read.highlights ?? [], items].flat()
  // The address of a name that is a link becomes the entry's. Links within longer texts stay there.
  for (const [name, value] of Object.entries(read)) {
    const [, words, address] =
      (typeof value === 'string' && !LONG_TEXTS.includes(name) && LINKED.exec(value)) || []
    if (!address) continue
    read[name] = words
    if ('url' in fields && read.url === undefined) read.url = address
    else reading.remark(`${path}.${name}`, address, 'a link within a text; only its words are taken')
  }
  return read
}

/** The value of a field with today's name: texts without Markdown and HTML, lists of texts, addresses. */
function readField(name: string, value: unknown, path: string, reading: Reading): unknown {
  if (name === 'url' || name === 'repository') return readLink(value)
  if (name === 'image') return isFields(value) ? value.url : value
  if (name === 'location' && isFields(value)) return readPlace(value, path, reading)
  const separator = LISTS.get(name)
  const list = separator && typeof value === 'string' ? value.split(separator) : value
  if (Array.isArray(list))
    return list.flatMap((item, index) => {
      const place = `${path}[${index}]`
      if (name === 'profiles') return readProfile(item, place, reading.remark)
      return separator ? readItem(item, place, reading) : [item]
    })
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return value
  const { text, items } = plainText(value)
  return [text, ...items.map((item) => `• ${item}`)].filter(Boolean).join('\n') || undefined
}

function readItem(item: unknown, path: string, reading: Reading): unknown[] {
  if (typeof item === 'string' || typeof item === 'number') {
    const { text, items } = plainText(String(item), true)
    return [text, ...items].filter((part) => part.trim())
  }
  const name = isFields(item) ? ITEM_NAMES.find((key) => item[key] !== undefined) : undefined
  if (!name) return [item]
  const { [name]: text, ...rest } = Object(item)
  listRest(path, rest, reading.remark)
  return readItem(text, path, reading)
}

/** A country alone has its name, because a code says little. A street is private, and listed. */
function readPlace(location: Fields, path: string, { language, remark }: Reading) {
  const { city, region, countryCode, country = countryCode, address, ...rest } = location
  // A street has a number. Without one, an address is a place, and nothing else says where.
  const isPlace = !(city ?? region) && typeof address === 'string' && !/\d/.test(address)
  const place = [isPlace ? address : city, region].filter(Boolean)
  listRest(path, isPlace ? rest : { ...rest, address }, remark)
  if (place.length > 0 || !/^[a-z]{2}$/i.test(String(country)))
    return [...place, country].filter(Boolean).join(', ') || undefined
  return new Intl.DisplayNames([language], { type: 'region' }).of(String(country).toUpperCase())
}
