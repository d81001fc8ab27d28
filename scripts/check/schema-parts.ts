import { z } from 'zod'
import { isDate } from '@/scripts/check/dates'
import { isLink } from '@/scripts/check/is-link'

/** Runs a check of a whole entry or list even if its fields have mistakes. By default, zod skips it then. */
export const ALWAYS = { when: () => true }

export const text = z.string().regex(/\S/)
export const date = z.string().refine(isDate)
export const link = z.string().refine(isLink)

/** One message says what is wanted, whatever is wrong with the field. */
export function field<T>(schema: z.ZodType<T>, wanted: string) {
  return z.custom<T>((value) => schema.safeParse(value).success, { error: `wanted ${wanted}`, abort: false })
}

/** An empty text counts as missing. */
export function optionalField(schema: z.ZodType<string>, wanted: string) {
  return field(z.literal('').or(schema), wanted).optional()
}

/** The shape must have the same fields as the type that the owner reads; otherwise it does not compile. */
export function entry<T>(shape: { [Field in keyof T]-?: z.ZodType<T[Field]> }) {
  const names = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? `there is no such field; the fields are ${names}`
        : `wanted an entry with the fields ${names}`,
  })
}

export function file(exports: Record<string, z.ZodType>) {
  return z.strictObject(exports, {
    error: `there is no such export; the exports are ${Object.keys(exports).join(', ')}`,
  })
}

export function list<T extends z.ZodType>(item: T) {
  return z.array(item, { error: 'wanted a list, for example []' })
}

/** @param key of the field that must have a different value in every entry of a list. */
export function areUnlike(key: string) {
  return (list: unknown, context: z.RefinementCtx) => {
    const values = entriesOf(list).map((item) => item[key])
    values.forEach((value, index) => {
      const first = values.indexOf(value)
      if (value === undefined || first === index) return
      const example = typeof value === 'number' ? Math.max(...values.map(Number)) + 1 : '"Python"'
      const message = `entry ${first + 1} has the same; wanted another one, for example ${example}`
      context.addIssue({ code: 'custom', path: [index, key], message })
    })
  }
}

/** Lets checks across fields read entries safely, even if the fields have mistakes. */
export function entriesOf(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.map((item) => Object(item)) : []
}

export function optionalText(example: string) {
  return optionalField(z.string(), `a text, for example "${example}"`)
}

export const optionalLink = optionalField(
  link,
  'an https address that others can reach, for example "https://github.com/you/relay-board"',
)

export const optionalDate = optionalField(date, 'a real date, for example "2023", "2023-09" or "2023-09-21"')

export const period = {
  start: optionalDate,
  end: optionalField(date, 'a real date, for example "2024-08", or nothing for what goes on'),
}

export const highlights = list(
  field(text, 'a text, for example "Cut the time of a release from days to minutes."'),
).optional()

export const keywords = list(field(text, 'a text, for example "Hooks"')).optional()
