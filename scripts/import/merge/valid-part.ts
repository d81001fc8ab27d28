import type { z } from 'zod'
import { valueAt } from '@/content/schema/schemas'
import { asFields, type Fields, mapParts } from '@/scripts/import/support/fields'
import { pathBelow, report } from '@/scripts/import/support/reports'
import { oneLine } from '@/scripts/import/values/texts'

/** Leaves out what the schema refuses. @param raw is for reports. @returns undefined without a required field. */
export function validPart<T>(schema: z.ZodType<T>, entry: Fields, path: string, raw = entry): T | undefined {
  const { data, error } = schema.safeParse(entry)
  if (!error) return data
  const faults = error.issues.map(({ path: steps, message }) => {
    return { field: steps.reduce(pathBelow, ''), isMissing: valueAt(entry, steps) === undefined, message }
  })
  const missing = faults.find(({ field, isMissing }) => isMissing || field === '')
  if (missing) {
    report(path, raw, [missing.field, missing.message].filter(Boolean).join(': '))
    return undefined
  }
  const rest = mapParts(entry, (part, at) => {
    const fault = faults.find(({ field }) => field === at)
    if (!fault) return part
    if (typeof part === 'string' && part.includes('\n')) return oneLine(part) // The schema may want one line.
    report(`${path}.${at}`, part, fault.message)
  })
  return validPart(schema, asFields(rest), path, raw)
}
