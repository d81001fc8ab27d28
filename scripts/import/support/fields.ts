import { isDeepStrictEqual } from 'node:util'
import { HIDDEN } from '@/content/schema/hidden-characters'
import { pathBelow, report } from '@/scripts/import/support/reports'

export type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function asFields(value: unknown): Fields {
  return isFields(value) ? value : {}
}

/** Compares two values. A field that is undefined counts as missing. */
export function isEqual(a: unknown, b: unknown) {
  const plain = (value: unknown) => JSON.parse(JSON.stringify({ value }))
  return isDeepStrictEqual(plain(a), plain(b))
}

export function withoutMissing<Value>(fields: Record<string, Value>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** Joins texts by line ends, and other values to one list. Equal values count once. */
export function joinValues(values: unknown[]) {
  const different = [...new Set(values.filter((value) => value !== undefined))]
  if (different.length < 2) return different[0]
  return different.every((value) => typeof value === 'string') ? different.join('\n') : different.flat()
}

/** Changes the parts of a value, the outer ones first. A part goes if it becomes undefined or has nothing left. */
export function mapParts(value: unknown, change: (part: unknown, at: string) => unknown, path = ''): unknown {
  const changed = change(value, path)
  if (typeof changed !== 'object' || changed === null) return changed
  const isList = Array.isArray(changed)
  const parts = Object.entries(changed).flatMap(([key, part]) => {
    const mapped = mapParts(part, change, pathBelow(path, isList ? Number(key) : key))
    return mapped === undefined ? [] : [[key, mapped]]
  })
  if (parts.length === 0) return undefined
  return isList ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

/** Removes the characters that the content refuses, and with them blank texts and empty lists. */
export function withoutInvisible(value: unknown) {
  return mapParts(value, (part, path) => {
    if (typeof part !== 'string') return part ?? undefined
    const spaced = part.replace(/\r\n?/g, '\n').replace(/\t/g, ' ')
    const seen = spaced.replace(HIDDEN, (character) => (character === '\n' ? '\n' : ''))
    if (seen !== spaced) report(path, part, 'without its invisible characters')
    return seen.trim() ? seen : undefined
  })
}
