import { AsyncLocalStorage } from 'node:async_hooks'
import type { z } from 'zod'
import { nameOf, show, valueAt, visible } from '@/app/_check/finding'
import { HIDDEN } from '@/content/schema/parts'

type Report = { path: string; value: unknown; why?: string }

/** The reports of the import that runs. Outside of one, as for a further language, nobody reads them. */
const collected = new AsyncLocalStorage<Report[]>()

/** Names what is not imported, or not as it was. @param path in the file, such as `work[0].url`. */
export function report(path: string, value: unknown, why?: string) {
  collected.getStore()?.push({ path, value, why })
}

/** @returns the result of an import, and what it has reported. */
export async function withReports<Result>(run: () => Promise<Result>) {
  const reports: Report[] = []
  const result = await collected.run(reports, run)
  return { result, reports }
}

/** Reports fields that have no place, each as it is called in the file. */
export function reportFields(path: string, fields: object) {
  for (const [key, value] of Object.entries(fields))
    if (value !== undefined && value !== '') report(below(path, key), value)
}

/** The path of a part, such as `work[0].url`. */
function below(path: string, step: PropertyKey) {
  if (typeof step === 'number') return `${path}[${step}]`
  return path ? `${path}.${String(step)}` : String(step)
}

/** One line for each kind, with its first place and a count. A kind is a field and a reason. */
export function listReports(reports: Report[]) {
  const kinds = new Map<string, Report[]>()
  for (const one of reports) {
    const kind = `${one.path.replace(/\[\d+\]/g, '[]')} ${one.why}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), one])
  }
  const lines = [...kinds.values()].map(([first, ...more]) => {
    const { path, value, why } = Object(first)
    // An entry that is left out as a whole has a name.
    const names = more.map(({ value: entry }) => nameOf(entry)).filter(Boolean)
    const others = more.length > 0 ? `, and ${more.length} more` : ''
    const named = names.length > 0 ? `: ${names.join(', ')}` : ''
    return visible(`  ${path}: ${show(value)}${why ? ` (${why})` : ''}${others}${named}`)
  })
  return lines.join('\n')
}

/** Removes the characters that the content refuses, and reports each text that has some. Blank texts and empty lists are missing. */
export function clean(value: unknown) {
  return mapParts(value, '', (part, place) => {
    if (typeof part !== 'string') return part ?? undefined
    const spaced = part.replace(/\r\n?/g, '\n').replace(/\t/g, ' ')
    const seen = spaced.replace(HIDDEN, (character) => (character === '\n' ? '\n' : ''))
    if (seen !== spaced) report(place, part, 'without its invisible characters')
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
    const mapped = mapParts(part, below(path, isList ? Number(key) : key), change)
    return mapped === undefined ? [] : [[key, mapped]]
  })
  if (parts.length === 0) return undefined
  return isList ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

/** Puts a text on one line. */
export function oneLine(text: unknown) {
  return String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Leaves out and reports the fields of an entry whose values do not fit. @returns nothing if a required one is missing. */
export function validPart<T>(schema: z.ZodType<T>, entry: unknown, path: string, reportPart = report) {
  const rest = structuredClone(entry)
  for (;;) {
    const { data, error } = schema.safeParse(rest)
    const issue = error?.issues[0]
    if (!issue) return data
    const place = issue.path
    const value = valueAt(rest, place)
    const parent = Object(valueAt(rest, place.slice(0, -1)))
    const step = place.at(-1)
    if (value === undefined || step === undefined) {
      reportPart(
        path,
        entry,
        step === undefined ? issue.message : `${place.reduce(below, '')}: ${issue.message}`,
      )
      return undefined
    }
    if (typeof value === 'string' && value.includes('\n')) {
      parent[step] = oneLine(value)
      continue
    }
    reportPart(place.reduce(below, path), value, issue.message)
    if (Array.isArray(parent)) parent.splice(Number(step), 1)
    else delete parent[step]
  }
}
