import { listRest, type Remark } from '@/scripts/import/fitting'
import { plainText } from '@/scripts/import/plain-text'
import { type Fields, isFields } from '@/scripts/import/resume-fields'

/** Fields that hold lists, each with what separates the entries if they stand in one text. */
const LISTS: Record<string, string | RegExp> = {
  highlights: '\n',
  courses: '\n',
  keywords: /\s*[,;|]\s*/,
  roles: /\s*[,;|]\s*/,
}
/** The fields that name an entry of a list, where it is an object. */
const ITEM_NAMES = ['name', 'skill', 'keyword', 'text', 'title', 'description']

/** A text that is a link, such as `Mill (https://mill.dev)`. */
const LINKED = /^([^()]+) \((https?:\/\/[^\s()]+)\)$/

/** In these, lists become highlights. */
export function isLongText(field: string) {
  return field === 'summary' || field === 'description'
}

/** The value of a field with today's name: texts without Markdown and HTML, lists of texts, addresses. */
export function readField(name: string, value: unknown, path: string, remark: Remark): unknown {
  if (name === 'url' || name === 'repository') return readLink(value)
  if (name === 'location' && isFields(value)) {
    const { city, region, countryCode, country = countryCode } = value
    return [city, region, country].filter(Boolean).join(', ')
  }
  if (Object.hasOwn(LISTS, name)) return readList(value, LISTS[name] ?? '\n', path, remark)
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return value
  const { text, items } = plainText(value)
  return [text, ...items.map((item) => `• ${item}`)].filter(Boolean).join('\n') || undefined
}

function readList(value: unknown, separator: string | RegExp, path: string, remark: Remark) {
  const list = typeof value === 'string' ? value.split(separator) : value
  if (!Array.isArray(list)) return list
  return list.flatMap((item, index) => readItem(item, `${path}[${index}]`, remark))
}

function readItem(item: unknown, path: string, remark: Remark): unknown[] {
  if (typeof item === 'string' || typeof item === 'number') {
    const { text, items } = plainText(String(item), true)
    return [text, ...items].filter((part) => part.trim())
  }
  const name = isFields(item) ? ITEM_NAMES.find((key) => item[key] !== undefined) : undefined
  if (!name) return [item]
  const { [name]: text, ...rest } = Object(item)
  listRest(path, rest, remark)
  return readItem(text, path, remark)
}

/** The address of a name that is a link becomes the entry's. Links within longer texts stay there. */
export function withoutLinks(read: Fields, path: string, remark: Remark, hasAddress = false) {
  for (const [name, value] of Object.entries(read)) {
    const [, words, address] = isLongText(name) ? [] : (LINKED.exec(String(value)) ?? [])
    if (!address || Array.isArray(value)) continue
    read[name] = words
    if (hasAddress && read.url === undefined) read.url = address
    else remark(`${path}.${name}`, address, 'a link within a text; only its words are taken')
  }
  return read
}

/** An address without its scheme is requested like one with http. */
export function readLink(value: unknown) {
  const address = isFields(value) ? (value.url ?? value.href ?? value.link ?? value) : value
  if (typeof address !== 'string') return address
  const text = address.trim()
  const [, link = text] = /^<(.+)>$/.exec(text) ?? /^\[[^\]]*\]\((.+)\)$/.exec(text) ?? []
  return isLinkLike(link) && !/^\w+:/.test(link) ? `http://${link.replace(/^\/\//, '')}` : link
}

export function isLinkLike(value: unknown) {
  const link = /^(https?:\/\/|\/\/)?[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i
  return typeof value === 'string' && link.test(value)
}

/** Without `www.`. */
export function hostOf(address: string) {
  return new URL(address).hostname.replace(/^www\./, '')
}
