import type { z } from 'zod'
import { valueAt } from '@/app/_check/finding'
import { mapParts, oneLine } from '@/scripts/import/support/fields'
import { pathBelow, report } from '@/scripts/import/support/reports'

/** Leaves out and reports the fields whose values do not fit. @param source the entry in the file. @returns nothing if a required one is missing. */
export function validPart<T>(
  schema: z.ZodType<T>,
  entry: unknown,
  path: string,
  source = entry,
): T | undefined {
  const { data, error } = schema.safeParse(entry)
  if (!error) return data
  const messages = new Map(error.issues.map((issue) => [issue.path.reduce(pathBelow, ''), issue.message]))
  const missing = error.issues.find(
    (issue) => issue.path.length === 0 || valueAt(entry, issue.path) === undefined,
  )
  if (missing) {
    const field = missing.path.reduce(pathBelow, '')
    report(path, source, [field, missing.message].filter(Boolean).join(': '))
    return undefined
  }
  const rest = mapParts(entry, (part, at) => {
    const message = messages.get(at)
    if (message === undefined) return part
    if (typeof part === 'string' && part.includes('\n')) return oneLine(part)
    report(`${path}.${at}`, part, message)
  })
  return validPart(schema, rest ?? {}, path, source)
}
