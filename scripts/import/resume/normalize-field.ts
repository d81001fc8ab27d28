import { asFields, isFields } from '@/scripts/import/support/fields'
import { report, reportFields } from '@/scripts/import/support/reports'
import { readLink } from '@/scripts/import/values/links'
import { splitList, textAndItems, withoutMarkup } from '@/scripts/import/values/texts'

type Reader = (value: unknown, path: string) => unknown

const ITEM_NAMES =
  'name skill skillName keyword text title description content value email phone number url'.split(' ')
const EMAIL = /[^\s@<>"',;:()[\]|/]+@[^\s@<>"',;:()[\]|/]+/g
const splitLines = (text: string) => text.split('\n')
const READERS: Record<string, Reader> = {
  username: (value) => value, // "_ada_" is a name, not a text in italics.
  image: (value) => (isFields(value) ? value.url : value),
  url: firstOf((value) => readLink(value) ?? []),
  repository: firstOf((value) => readLink(value) ?? []),
  email: firstOf(emailsIn),
  phone: firstOf((value, path) => splitList(textOf(value, path).replace(/^tel:/i, ''))),
  location: readPlace,
  place: readPlace,
  summary: (value, path) => readText(value, path, '\n'),
  description: (value, path) => readText(value, path, '\n'),
  highlights: listOf(splitLines),
  courses: listOf(splitLines),
  authors: listOf(splitLines),
  keywords: listOf(splitList),
  roles: listOf(splitList),
}

export function normalizeField(name: string, value: unknown, path: string): unknown {
  return (READERS[name] ?? readText)(value, path)
}

function firstOf(read: (value: unknown, path: string) => unknown): Reader {
  return (value, path) => {
    const [first, ...more] = new Set([value].flat().flatMap((part) => read(part, path)))
    for (const other of more) report(path, other, `only ${first} is taken`)
    return first
  }
}

function emailsIn(value: unknown, path: string) {
  const text = textOf(value, path)
  return text.match(EMAIL) ?? text
}

function listOf(split: (text: string) => string[]): Reader {
  return (value, path) => {
    const list = typeof value === 'string' ? split(value) : value
    return Array.isArray(list) ? readItems(list, path) : readText(list, path)
  }
}

/** @param separator between the items of a list */
function readText(value: unknown, path: string, separator = ', ') {
  if (Array.isArray(value)) return readItems(value, path).join(separator)
  if (isFields(value)) return readItem(value, path)[0]
  if (typeof value !== 'string' && typeof value !== 'number') return value
  return withoutMarkup(String(value)) || undefined
}

function textOf(value: unknown, path: string) {
  return String(isFields(value) ? readItem(value, path)[0] : value)
}

function readItems(list: unknown[], path: string) {
  return list.flatMap((item, index) => readItem(item, `${path}[${index}]`))
}

function readItem(item: unknown, path: string): unknown[] {
  if (typeof item === 'string' || typeof item === 'number') {
    const { text, items } = textAndItems(String(item))
    return [text, ...items].filter((part) => part.trim())
  }
  const name = ITEM_NAMES.find((key) => asFields(item)[key] !== undefined)
  if (!name) return [item]
  const { [name]: text, ...rest } = asFields(item)
  reportFields(path, rest)
  return readItem(text, path)
}

/** Makes a line such as `Bath, GB`. A street is private, so it is reported instead. */
function readPlace(value: unknown, path: string) {
  if (!isFields(value)) return readText(value, path)
  const { city, region, countryCode, country = countryCode, address, ...rest } = value
  // An address without a number is no street, so it can stand in for a city that is missing.
  const isCity = !(city ?? region) && typeof address === 'string' && !/\d/.test(address)
  reportFields(path, isCity ? rest : { ...rest, address })
  return [isCity ? address : city, region, country].filter(Boolean).join(', ') || undefined
}
