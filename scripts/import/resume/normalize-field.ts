import { LONG_TEXTS } from '@/scripts/import/resume/sections-and-fields'
import { asFields, type Fields, isFields } from '@/scripts/import/support/fields'
import { report, reportFields } from '@/scripts/import/support/reports'
import { readLink } from '@/scripts/import/values/links'
import { splitList, textAndItems, withoutMarkup } from '@/scripts/import/values/texts'

const splitLines = (text: string) => text.split('\n')
const SPLITTERS: Record<string, (text: string) => string[]> = {
  highlights: splitLines,
  courses: splitLines,
  authors: splitLines,
  keywords: splitList,
  roles: splitList,
}
const SINGLE = ['email', 'phone', 'url', 'repository', 'image']
const ITEM_NAMES =
  'name skill skillName keyword text title description content value email phone number url'.split(' ')
const EMAIL = /[^\s@<>"',;:()[\]|/]+@[^\s@<>"',;:()[\]|/]+/g

export function normalizeField(name: string, value: unknown, path: string): unknown {
  if (name === 'username') return value // "_ada_" is a name, not a text in italics.
  if (SINGLE.includes(name)) return readFirst(name, value, path)
  if (['location', 'place'].includes(name) && isFields(value)) return readLocation(value, path)
  const split = SPLITTERS[name]
  const list = split && typeof value === 'string' ? split(value) : value
  if (Array.isArray(list)) {
    const items = list.flatMap((item, index) => readItem(item, `${path}[${index}]`))
    return split ? items : items.join(LONG_TEXTS.includes(name) ? '\n' : ', ')
  }
  if (isFields(value)) return readItem(value, path)[0]
  if (typeof value !== 'string' && typeof value !== 'number') return value
  return withoutMarkup(String(value)) || undefined
}

function readFirst(name: string, value: unknown, path: string) {
  if (name === 'image') return isFields(value) ? value.url : value
  const found = [value].flat().flatMap((address) => {
    if (name === 'url' || name === 'repository') return readLink(address) ?? []
    const text = String(isFields(address) ? readItem(address, path)[0] : address)
    if (name === 'email') return text.match(EMAIL) ?? text
    return splitList(text.replace(/^tel:/i, ''))
  })
  const [first, ...more] = new Set(found)
  for (const address of more) report(path, address, `only ${first} is taken`)
  return first
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
function readLocation(location: Fields, path: string) {
  const { city, region, countryCode, country = countryCode, address, ...rest } = location
  // An address without a number is no street, so it can stand in for a city that is missing.
  const isCity = !(city ?? region) && typeof address === 'string' && !/\d/.test(address)
  reportFields(path, isCity ? rest : { ...rest, address })
  return [isCity ? address : city, region, country].filter(Boolean).join(', ') || undefined
}
