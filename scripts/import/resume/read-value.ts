import { asFields, isFields } from '@/scripts/import/support/fields'
import { report, reportFields } from '@/scripts/import/support/reports'
import { readLink } from '@/scripts/import/values/links'
import { splitList, textAndItems, withoutMarkup } from '@/scripts/import/values/texts'

type Reader = (value: unknown, path: string) => string | string[] | undefined

const ITEM_NAMES =
  'name skill skillName keyword text bullet title description content value email phone number url'.split(' ')
const BETWEEN_ADDRESSES = /[\s<>"',;:()[\]|/]+/
const splitLines = (text: string) => text.split('\n')
const READERS: Record<string, Reader> = {
  username: textAsWritten,
  image: firstOf(addressesIn),
  url: firstOf((value, path) => addressesIn(value, path).map(readLink)),
  repository: firstOf((value, path) => addressesIn(value, path).map(readLink)),
  email: firstOf(emailsIn),
  phone: firstOf((value, path) => splitList(textAsWritten(value, path).replace(/^tel:/i, ''))),
  location: readPlace,
  place: readPlace,
  summary: (value, path) => joinedText(value, path, '\n'),
  description: (value, path) => joinedText(value, path, '\n'),
  highlights: listOf(splitLines),
  courses: listOf(splitLines),
  authors: listOf(splitLines),
  keywords: listOf(splitList),
  roles: listOf(splitList),
}

/** Turns a value, whatever it is, into a text or a list of texts, and reports what is lost. @param name of its field */
export function readValue(name: string, value: unknown, path: string) {
  return (READERS[name] ?? joinedText)(value, path)
}

function firstOf(read: (value: unknown, path: string) => string[]): Reader {
  return (value, path) => {
    const [first, ...more] = new Set<string>([value].flat().flatMap((part) => read(part, path)))
    for (const other of more) report(path, other, `only ${first} is taken`)
    return first
  }
}

function addressesIn(value: unknown, path: string) {
  const address: unknown = isFields(value) ? (value.url ?? value.href ?? value.link ?? value.src) : value
  if (typeof address === 'string') return [address]
  report(path, value, 'wanted an address')
  return []
}

function emailsIn(value: unknown, path: string) {
  const text = textAsWritten(value, path)
  const found = text.split(BETWEEN_ADDRESSES).filter((word) => /.@./.test(word))
  return found.length > 0 ? found : [text]
}

function listOf(split: (text: string) => string[]): Reader {
  return (value, path) => textsIn(typeof value === 'string' ? split(value) : value, path)
}

/** @param separator between the items of a list */
function joinedText(value: unknown, path: string, separator = ', ') {
  const isText = typeof value === 'string' || typeof value === 'number'
  return (isText ? withoutMarkup(String(value)) : textsIn(value, path).join(separator)) || undefined
}

/** For texts with characters that Markdown has as well, such as `_ada_`. */
function textAsWritten(value: unknown, path: string) {
  return typeof value === 'object' ? textsIn(value, path).join(' ') : String(value)
}

/** Lists the texts of all items. That of `{ title: 'Redis', years: 3 }` is its title, and the years are reported. */
function textsIn(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${path}[${index}]`))
  if (typeof value === 'string' || typeof value === 'number') {
    const { text, items } = textAndItems(String(value))
    return [text, ...items].filter((part) => part.trim())
  }
  const name = ITEM_NAMES.find((key) => asFields(value)[key] !== undefined)
  if (!name) {
    report(path, value, 'wanted a text')
    return []
  }
  const { [name]: text, ...rest } = asFields(value)
  reportFields(path, rest)
  return textsIn(text, path)
}

/** Makes a line such as `Bath, GB`. A street is private, so it is reported instead. */
function readPlace(value: unknown, path: string) {
  if (!isFields(value)) return joinedText(value, path)
  const { city, region, countryCode, country = countryCode, address, ...rest } = value
  // An address without a number is no street, so it can stand in for a city that is missing.
  const isCity = !(city ?? region) && typeof address === 'string' && !/\d/.test(address)
  reportFields(path, isCity ? rest : { ...rest, address })
  const parts = [isCity ? address : city, region, country].filter((part) => part !== undefined)
  return parts.flatMap((part) => joinedText(part, path) ?? []).join(', ') || undefined
}
