import { z } from 'zod'
import { isInOrder } from './days'

/** Runs a check of a whole entry or list even if its fields have mistakes. By default, zod skips it then. */
export const ALWAYS = { when: () => true }

/** Checks that each entry of a list has another value in the field `key`. @param but a value that counts as missing. */
export function unique(key: string, but?: string) {
  return z.superRefine<unknown>((list, context) => {
    const values = entriesOf(list).map((item) => item[key])
    values.forEach((value, index) => {
      const first = values.indexOf(value)
      if (value === undefined || value === but || first === index) return
      const message = `entry ${first + 1} has the same; wanted another one`
      context.addIssue({ code: 'custom', path: [index, key], message })
    })
  }, ALWAYS)
}

/** Lets checks across fields read entries safely, even if the fields have mistakes. */
export function entriesOf(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.map((item) => Object(item)) : []
}

export function validEnd(start: string, end: string) {
  return z.superRefine<unknown>((value, context) => {
    const { [start]: from, [end]: to } = Object(value)
    if (typeof from !== 'string' || typeof to !== 'string' || isInOrder(from, to)) return
    const message = `wanted an end that is not before the start, for example ${start}: "2023-09", ${end}: "2024"`
    context.addIssue({ code: 'custom', path: [end], message })
  }, ALWAYS)
}
