import { isDeepStrictEqual } from 'node:util'
import { pathBelow } from '@/scripts/import/support/reports'

export type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function asFields(value: unknown): Fields {
  return isFields(value) ? value : {}
}

/** A field without a value counts as missing. */
export function isEqual(...values: [unknown, unknown]) {
  const [one, other] = values.map((value) => JSON.parse(JSON.stringify({ value })))
  return isDeepStrictEqual(one, other)
}

export function withoutMissing(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
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
