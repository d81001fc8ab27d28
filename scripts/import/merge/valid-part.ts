import type { z } from 'zod'
import { valueAt } from '@/app/_check/finding'
import { oneLine } from '@/scripts/import/support/fields'
import { pathBelow, report } from '@/scripts/import/support/reports'

/** Leaves out and reports the fields whose values do not fit. @param source the entry in the file. @returns nothing if a required one is missing. */
export function validPart<T>(schema: z.ZodType<T>, entry: unknown, path: string, source = entry) {
  const rest = structuredClone(entry)
  for (;;) {
    const { data, error } = schema.safeParse(rest)
    const issue = error?.issues[0]
    if (!issue) return data
    const place = issue.path
    const value = valueAt(rest, place)
    const above = place.slice(0, -1)
    const parent = Object(valueAt(rest, above))
    const step = place.at(-1)
    if (value === undefined || step === undefined) {
      const field = place.reduce(pathBelow, '')
      report(path, source, field ? `${field}: ${issue.message}` : issue.message)
      return undefined
    }
    if (typeof value === 'string' && value.includes('\n')) {
      parent[step] = oneLine(value)
      continue
    }
    const whole = valueAt(entry, above) // its removed items stood before this one
    const index = Array.isArray(whole) ? Number(step) + whole.length - parent.length : step
    report([...above, index].reduce(pathBelow, path), value, issue.message)
    if (Array.isArray(parent)) parent.splice(Number(step), 1)
    else delete parent[step]
  }
}
