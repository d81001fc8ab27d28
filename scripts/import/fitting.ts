import type { z } from 'zod'
import { valueAt } from '@/app/_check/finding'
import { HIDDEN, isLink } from '@/content/schema/parts'

/** Tells the owner what is not imported as it is. @param path in the résumé, such as `work[0].url`. */
export type Remark = (path: string, value: unknown, why?: string) => void

export type Reading = {
  /** Of the site, as in `content/words.ts`. */
  language: string
  remark: Remark
}

/**
 * Returns the fields of an entry that the content can take. An unknown or wrong field is left out, each with a remark.
 *
 * @returns nothing, after a remark on the whole entry, if a required field is missing.
 */
export function fitting<T>(
  schema: z.ZodType<T>,
  entry: unknown,
  path: string,
  remark: Remark,
): T | undefined {
  const rest = structuredClone(entry)
  for (;;) {
    const { data, error } = schema.safeParse(rest)
    const issue = error?.issues[0]
    if (!issue) return data
    const isUnknown = issue.code === 'unrecognized_keys'
    const places = isUnknown ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const place of places) {
      const value = valueAt(rest, place)
      if (value === undefined || place.length === 0) {
        remark(path, entry, place.length > 0 ? `${dotted('', place)}: ${issue.message}` : issue.message)
        return undefined
      }
      if (typeof value === 'string' && value.includes('\n') && !isUnknown) {
        Object.assign(valueAt(rest, place.slice(0, -1)) as object, { [place.at(-1) ?? '']: oneLine(value) })
        continue
      }
      remark(dotted(path, place), value, isUnknown ? undefined : issue.message)
      const parent = valueAt(rest, place.slice(0, -1))
      if (Array.isArray(parent)) parent.splice(Number(place.at(-1)), 1)
      else delete Object(parent)[place.at(-1) ?? '']
    }
  }
}

function dotted(path: string, steps: PropertyKey[]) {
  return steps.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    return text ? `${text}.${String(step)}` : String(step)
  }, path)
}

/** Lists fields that have no place, each as it is called in the file. */
export function listRest(path: string, rest: object, remark: Remark) {
  for (const [key, value] of Object.entries(rest))
    if (value !== undefined && value !== '') remark(dotted(path, [key]), value)
}

/** Without the characters that the content refuses, with a remark on each text that has some. Blank texts and empty lists are missing. */
export function clean(value: unknown, path: string, remark: Remark): unknown {
  if (value === null) return undefined
  if (typeof value === 'string') {
    const spaced = value.replace(/\r\n?/g, '\n').replace(/\t/g, ' ')
    const seen = spaced.replace(HIDDEN, (character) => (character === '\n' ? '\n' : ''))
    if (seen !== spaced) remark(path, value, 'without its invisible characters')
    return seen.trim() ? seen : undefined
  }
  if (Array.isArray(value)) {
    const items = value.map((item, index) => clean(item, `${path}[${index}]`, remark))
    return items.some((item) => item !== undefined) ? items.filter((item) => item !== undefined) : undefined
  }
  if (typeof value !== 'object') return value
  const fields = Object.entries(value).map(([key, part]) => [key, clean(part, dotted(path, [key]), remark)])
  const said = fields.filter(([, part]) => part !== undefined)
  return said.length > 0 ? Object.fromEntries(said) : undefined
}

export function oneLine(text: string | null | undefined) {
  return String(clean(text ?? '', '', () => {}) ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Equal for two spellings of a name or an address. */
export function keyOf(text = '') {
  return text.toLowerCase().replace(/\/$/, '')
}

/** The https form of an http link, if others can reach its host. */
export function asHttps(url: unknown) {
  const secure = typeof url === 'string' ? url.replace(/^http:/i, 'https:') : ''
  return secure !== url && isLink(secure) ? secure : undefined
}

export function nextId(items: { id: number }[]) {
  return Math.max(0, ...items.map(({ id }) => id)) + 1
}
