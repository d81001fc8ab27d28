import { pathBelow } from '@/scripts/import/reports'

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
    const mapped = mapParts(part, pathBelow(path, isList ? Number(key) : key), change)
    return mapped === undefined ? [] : [[key, mapped]]
  })
  if (parts.length === 0) return undefined
  return isList ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}
