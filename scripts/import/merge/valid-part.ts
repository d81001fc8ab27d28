import type { z } from 'zod'
import { valueAt } from '@/app/_check/finding'
import { oneLine } from '@/scripts/import/fields'
import { pathBelow, type report } from '@/scripts/import/reports'

/** Leaves out and reports the fields of an entry whose values do not fit. @returns nothing if a required one is missing. */
export function validPart<T>(schema: z.ZodType<T>, entry: unknown, path: string, reportPart: typeof report) {
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
      const field = place.reduce(pathBelow, '')
      reportPart(path, entry, field ? `${field}: ${issue.message}` : issue.message)
      return undefined
    }
    if (typeof value === 'string' && value.includes('\n')) {
      parent[step] = oneLine(value)
      continue
    }
    reportPart(place.reduce(pathBelow, path), value, issue.message)
    if (Array.isArray(parent)) parent.splice(Number(step), 1)
    else delete parent[step]
  }
}
