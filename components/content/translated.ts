import { isDeepStrictEqual } from 'node:util'

/** What is in the further language, by the entry that has been completed with it. */
const translations = new WeakMap<object, object>()

/**
 * What the first language says, with what a further language says instead. Entries that have an id each are matched by it,
 * so that a list may be shorter and in another order; the check tells an id that is unknown. Any other list is replaced.
 */
export function translated<Value>(first: Value, own: unknown): Value {
  if (own === undefined) return first
  // A list in place of something else, or the other way round, is told by the check.
  if (first !== undefined && Array.isArray(first) !== Array.isArray(own)) return first
  if (Array.isArray(first) && Array.isArray(own)) return translatedList(first, own) as Value
  if (typeof first !== 'object' || first === null || typeof own !== 'object' || own === null)
    return own as Value
  const parts = Object.entries({ ...first, ...own }).map(([name]) => [
    name,
    translated(Object(first)[name], Object(own)[name]),
  ])
  const entry = Object.fromEntries(parts)
  return withTexts(entry, own, [first])
}

/**
 * Remembers which texts of an entry are in the further language. A copied file brings some that are not. A short text, such
 * as a job title, may be the same in both.
 */
function withTexts<Entry>(entry: Entry, own: unknown, firsts: unknown[]) {
  if (typeof entry !== 'object' || entry === null) return entry
  const isCopy = ([name, text]: [string, unknown]) =>
    String(text).split(/\s+/).length > 3 &&
    firsts.some((first) => isDeepStrictEqual(text, Object(first)[name]))
  translations.set(entry, Object.fromEntries(Object.entries(Object(own)).filter((text) => !isCopy(text))))
  return entry
}

function translatedList(first: unknown[], own: unknown[]) {
  const ids = idsOf(first)
  if (!ids) return own.map((entry) => withTexts(entry, entry, first))
  return first.map((entry, index) =>
    translated(
      entry,
      own.find((one) => Object(one).id === ids[index]),
    ),
  )
}

/** The ids by which the entries of a list are matched, or undefined if not each has one of its own. */
export function idsOf(list: unknown[]): unknown[] | undefined {
  const ids = list.map((entry) => Object(entry).id)
  return ids.length > 0 && !ids.includes(undefined) && new Set(ids).size === ids.length ? ids : undefined
}

/** Whether a text of an entry is in the further language. */
export function isTranslated(entry: object, field: string) {
  return Object(translations.get(entry))[field] !== undefined
}
