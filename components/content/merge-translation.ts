import { isDeepStrictEqual } from 'node:util'
import { countWords } from '@/components/text/count-words'

type Entry = Record<string, unknown>

/** Maps a merged entry to its translated fields. Pages mark all other texts as written in the first language. */
const translatedFields = new WeakMap<object, Entry>()

/** Merges lists by the ids of their entries. A list without ids is replaced, as is a plural, such as `{ one, other }`. */
export function mergeTranslation<Value>(first: Value, translation: unknown): Value // the doctor reports another type
export function mergeTranslation(first: unknown, translation: unknown): unknown {
  if (translation === undefined) return first
  if (Array.isArray(first) && Array.isArray(translation)) return mergeList(first, translation)
  if (!isEntry(first) || !isEntry(translation) || 'other' in first) return translation
  const names = Object.keys({ ...first, ...translation })
  const merged = names.map((name) => [name, mergeTranslation(first[name], translation[name])])
  return rememberTranslated(Object.fromEntries(merged), translation, [first])
}

function mergeList(first: unknown[], translation: unknown[]) {
  const translationOf = (entry: unknown) => translation.find((translated) => idOf(translated) === idOf(entry))
  if (idsOf(first)) return first.map((entry) => mergeTranslation(entry, translationOf(entry)))
  // Entries are copied, because an entry may be the very object of the first language.
  return translation.map((entry) => (isEntry(entry) ? rememberTranslated({ ...entry }, entry, first) : entry))
}

/** Remembers the translated fields. A text of five words or more that is the same in `firsts` was only copied. */
function rememberTranslated(merged: Entry, translation: Entry, firsts: unknown[]) {
  const isCopy = ([name, text]: [string, unknown]) =>
    firsts.some((first) => isEntry(first) && isDeepStrictEqual(text, first[name])) &&
    [text].flat().some((line) => countWords(String(line)) > 4)
  const translated = Object.entries(translation).filter((field) => !isCopy(field))
  translatedFields.set(merged, Object.fromEntries(translated))
  return merged
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function idOf(entry: unknown) {
  return isEntry(entry) ? entry.id : undefined
}

/** Returns the ids by which the entries of a list are matched, or undefined if an id is missing or there twice. */
export function idsOf(list: unknown[]) {
  const ids = list.map(idOf)
  return ids.length > 0 && !ids.includes(undefined) && new Set(ids).size === ids.length ? ids : undefined
}

export function isFieldTranslated(entry: object, field: string) {
  return translatedFields.get(entry)?.[field] !== undefined
}

/** Checks whether any text of an entry is in the further language. A path, such as that of a picture, is no text. */
export function hasTranslation(entry: object) {
  const texts = Object.values(translatedFields.get(entry) ?? {}).flat()
  return texts.some((text) => typeof text === 'string' && !text.startsWith('/'))
}
