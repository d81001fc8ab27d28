import type { z } from 'zod'
import { valueAt } from '@/app/_check/finding'
import { HIDDEN } from '@/content/schema/parts'
import { dotted, type Remark } from '@/scripts/import/remarks'

export type Reading = {
  /** Of the site, as in `content/words.ts`. */
  language: string
  remark: Remark
}

/** The fields of an entry whose values fit, with a remark on each other. Nothing if a required one is missing. */
export function fitting<T>(schema: z.ZodType<T>, entry: unknown, path: string, remark: Remark) {
  const rest = structuredClone(entry)
  for (;;) {
    const { data, error } = schema.safeParse(rest)
    const issue = error?.issues[0]
    if (!issue) return data
    const place = issue.path
    const value = valueAt(rest, place)
    const parent = valueAt(rest, place.slice(0, -1))
    const step = place.at(-1)
    if (value === undefined || step === undefined) {
      remark(path, entry, step === undefined ? issue.message : `${dotted('', place)}: ${issue.message}`)
      return undefined
    }
    if (typeof value === 'string' && value.includes('\n')) {
      Object.assign(Object(parent), { [step]: oneLine(value) })
      continue
    }
    remark(dotted(path, place), value, issue.message)
    if (Array.isArray(parent)) parent.splice(Number(step), 1)
    else delete Object(parent)[step]
  }
}

/** Without the characters that the content refuses, with a remark on each text that has some. Blank texts and empty lists are missing. */
export function clean(value: unknown, path: string, remark: Remark) {
  return mapParts(value, path, (part, place) => {
    if (typeof part !== 'string') return part ?? undefined
    const spaced = part.replace(/\r\n?/g, '\n').replace(/\t/g, ' ')
    const seen = spaced.replace(HIDDEN, (character) => (character === '\n' ? '\n' : ''))
    if (seen !== spaced) remark(place, part, 'without its invisible characters')
    return seen.trim() ? seen : undefined
  })
}

/** Changes the parts of a value, the outer ones first. Those that become undefined, or have nothing left in them, go. */
export function mapParts(
  value: unknown,
  path: string,
  change: (part: unknown, path: string) => unknown,
): unknown {
  const changed = change(value, path)
  if (typeof changed !== 'object' || changed === null) return changed
  const isList = Array.isArray(changed)
  const parts = Object.entries(changed).flatMap(([key, part]) => {
    const mapped = mapParts(part, dotted(path, [isList ? Number(key) : key]), change)
    return mapped === undefined ? [] : [[key, mapped]]
  })
  if (parts.length === 0) return undefined
  return isList ? parts.map(([, part]) => part) : Object.fromEntries(parts)
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

export function nextId(items: { id: number }[]) {
  return Math.max(0, ...items.map(({ id }) => id)) + 1
}
