import { z } from 'zod'
import { isInOrder } from './days'

/** Runs a check of a whole entry or list even if its fields have mistakes. By default, zod skips it then. */
export const ALWAYS = { when: () => true }

/** Checks that no two entries of a list share a value in a field. @param missing a value that counts as no value. */
export function unique(field: string, missing?: string) {
  return z.superRefine<unknown>((list, context) => {
    const values = entriesOf(list).map((entry) => entry[field])
    values.forEach((value, index) => {
      const first = values.indexOf(value)
      if (value === undefined || value === missing || first === index) return
      const message = `entry ${first + 1} has the same; wanted another one`
      context.addIssue({ code: 'custom', path: [index, field], message })
    })
  }, ALWAYS)
}

/** Returns entries whose fields may be read, whatever a file or an owner has put there. */
export function entriesOf(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.map((entry) => Object(entry)) : []
}

export function validEnd(start: string, end: string) {
  return z.superRefine<unknown>((value, context) => {
    const { [start]: from, [end]: to } = Object(value)
    if (typeof from !== 'string' || typeof to !== 'string' || isInOrder(from, to)) return
    const message = `wanted an end that is not before the start, for example ${start}: "2023-09", ${end}: "2024"`
    context.addIssue({ code: 'custom', path: [end], message })
  }, ALWAYS)
}
