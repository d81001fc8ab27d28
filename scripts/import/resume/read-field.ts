import { readLink } from '@/scripts/import/resume/links'
import { plainText } from '@/scripts/import/resume/plain-text'
import { asFields, type Fields, isFields } from '@/scripts/import/support/fields'
import { reportFields } from '@/scripts/import/support/reports'

/** Lists of sentences, which line ends separate if they stand in one text, and lists of words, which commas separate. */
const SENTENCES = ['highlights', 'courses']
const WORDS = ['keywords', 'roles']
/** The fields that name an entry of a list, where it is an object. */
const ITEM_NAMES = ['name', 'skill', 'keyword', 'text', 'title', 'description']

/** Reads a text without Markdown and HTML, a list of such texts, or an address. */
export function readField(name: string, value: unknown, path: string, language: string): unknown {
  if (name === 'username') return value // "_ada_" is a name, not a text in italics.
  if (name === 'url' || name === 'repository') return readLink(value)
  if (name === 'image') return isFields(value) ? value.url : value
  if (['location', 'place'].includes(name) && isFields(value)) return readPlace(value, path, language)
  const separator = SENTENCES.includes(name) ? '\n' : WORDS.includes(name) && /\s*[,;|]\s*/
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
  const name = ITEM_NAMES.find((key) => asFields(item)[key] !== undefined)
  if (!name) return [item]
  const { [name]: text, ...rest } = asFields(item)
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
