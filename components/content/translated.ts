/** Where the texts of an entry stand in the further language, by the entry that has been completed with them. */
const translations = new WeakMap<object, object>()

/**
 * What the first language says, with what a further language says instead. Entries that have an id each are matched by it,
 * so that a list may be shorter or in another order. Any other list is replaced.
 */
export function translated<Value>(first: Value, own: unknown): Value {
  if (own === undefined) return first
  if (Array.isArray(first) && Array.isArray(own)) return translatedList(first, own) as Value
  if (typeof first !== 'object' || first === null || typeof own !== 'object' || own === null)
    return own as Value
  const parts = Object.entries({ ...first, ...own }).map(([name]) => [
    name,
    translated(Object(first)[name], Object(own)[name]),
  ])
  const entry = Object.fromEntries(parts)
  translations.set(entry, own)
  return entry
}

function translatedList(first: unknown[], own: unknown[]) {
  const ids = first.map((entry) => Object(entry).id)
  const isMatched =
    first.length > 0 && ids.every((id, index) => id !== undefined && ids.indexOf(id) === index)
  if (!isMatched) return own.map(asTranslated)
  const matches = ids.map((id) => own.find((entry) => Object(entry).id === id))
  return [
    ...first.map((entry, index) => translated(entry, matches[index])),
    // Also one with an id that is there twice, so that the check tells it.
    ...own.filter((entry) => !matches.includes(entry)).map(asTranslated),
  ]
}

function asTranslated(entry: unknown) {
  if (typeof entry === 'object' && entry !== null) translations.set(entry, entry)
  return entry
}

/** Whether a text of an entry is in the further language. */
export function isTranslated(entry: object, field: string) {
  return Object(translations.get(entry))[field] !== undefined
}
