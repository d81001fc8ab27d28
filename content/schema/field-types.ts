import { z } from 'zod'
import { codePoint, hiddenIn } from './hidden-characters'

/** The least and the most characters of the description of a page. Previews cut off more. */
export const [MIN_DESCRIPTION_LENGTH, MAX_DESCRIPTION_LENGTH] = [70, 160]
export const DESCRIBED = `a text of ${MIN_DESCRIPTION_LENGTH} to ${MAX_DESCRIPTION_LENGTH} characters`

/**
 * Checks, builds and lists ask for the fields of a purpose (`fieldsFor` in `schemas.ts`). `wholeSite` is a field that is
 * the same in all languages, `preview` describes a page elsewhere, and `word` replaces one of our words.
 */
export type Purpose = 'day' | 'preview' | 'link' | 'name' | 'picture' | 'translation' | 'wholeSite' | 'word'

export function usedFor(...purposes: Purpose[]) {
  return Object.fromEntries(purposes.map((purpose) => [purpose, true]))
}

/** Makes a field with one message, which says what is wanted, whatever is wrong. Each example is a valid value. */
export function field<T>(isValid: (value: unknown) => boolean, what: string, ...examples: T[]) {
  return fieldThat<T>(isValid, `wanted ${what}, for example ${oneOf(examples)}`, examples)
}

export function choice<const T>(...values: readonly T[]) {
  return fieldThat<T>((value) => values.some((choice) => choice === value), `wanted ${oneOf(values)}`, values)
}

function fieldThat<T>(isValid: (value: unknown) => boolean, wanted: string, examples: readonly T[]) {
  return z
    .custom<T>(isValid, { error: ({ input }) => hiddenMessage(input) ?? wanted, abort: false })
    .meta({ examples: [...examples] })
}

function oneOf(values: readonly unknown[]) {
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' })
  return list.format(values.map((value) => JSON.stringify(value)))
}

export function number(what: string, max: number, example: number) {
  const isValid = (value: unknown) => typeof value === 'number' && value >= 0 && value <= max
  return field<number>(isValid, `${what} from 0 to ${max}`, example)
}

/** Makes a field for a text of one line. */
export function text(what: string, isValid: (text: string) => boolean, ...examples: string[]) {
  const isText = (value: unknown) => typeof value === 'string' && !hiddenIn(value) && isValid(value)
  return field<string>(isText, what, ...examples)
}

export function line(example: string, what = 'a text') {
  return text(what, (value) => /\S/.test(value), example)
}

export function lines(example: string, mayBeBlank = false) {
  const isValid = (value: unknown) =>
    typeof value === 'string' && !hiddenIn(value, '\n') && (mayBeBlank || /\S/.test(value))
  return field<string>(isValid, 'a text', example)
}

/** The field may be missing, and an empty text counts as missing. */
export function optional(schema: z.ZodType<string>) {
  return z
    .custom<string>((value) => value === '' || schema.safeParse(value).success, {
      error: ({ input }) => wantedBy(schema, input),
      abort: false,
    })
    .meta(schema.meta() ?? {})
    .optional()
}

/** Returns the message of a field about a value, or undefined if the value fits. */
export function wantedBy(schema: z.ZodType, value?: unknown) {
  return schema.safeParse(value).error?.issues[0]?.message
}

function hiddenMessage(value: unknown) {
  const hidden = typeof value === 'string' && (hiddenIn(value, '\n') ?? hiddenIn(value))
  if (!hidden) return undefined
  return `there is the character ${codePoint(hidden)}, which is invisible; delete it, or type the text again`
}

export function entry<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? `there is no such field; the fields are ${names}`
        : `wanted an entry with the fields ${names}`,
  })
}

export function file<Shape extends z.ZodRawShape>(exports: Shape) {
  return z.strictObject(exports, {
    error: `there is no such export; the exports are ${Object.keys(exports).join(', ')}`,
  })
}

export function list<Item extends z.ZodType>(item: Item) {
  return z.array(item, { error: 'wanted a list, for example []' })
}
