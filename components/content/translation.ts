import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { translationPaths } from '@/components/content/languages'
import { countWords } from '@/components/text/sentences'

const files: [path: string, exports: object][] = process.env.NEXT_RUNTIME
  ? bundled()
  : translationPaths().map((path) => [path, require(/* turbopackIgnore: true */ resolve(path))])

/** Leaves out the default export that Next adds to an empty file. */
function bundled(): [path: string, exports: object][] {
  const modules = import.meta.glob<{ default?: object }>(
    ['../../content/*/*.ts', '!../../content/schema/*.ts'],
    { eager: true },
  )
  return Object.entries(modules).map(([path, { default: _, ...file }]) => [path.replace('../../', ''), file])
}

/** Maps the path of each file in the first language to what a further language exports there. */
export function exportsByFile(language: string): Record<string, object> {
  const own = files.filter(([path]) => path.startsWith(`content/${language}/`))
  return Object.fromEntries(own.map(([path, file]) => [path.replace(`/${language}/`, '/'), file]))
}

export function translationExports(language: string): object {
  return Object.assign({}, ...Object.values(exportsByFile(language)))
}

type Entry = Record<string, unknown>

/** Maps each merged entry to the fields of its translation. */
const translatedFields = new WeakMap<object, Entry>()

/** Merges entries by their ids, in any order. A list without ids and a plural, whose forms differ, are replaced. */
export function mergeTranslation<Value>(first: Value, own: unknown): Value // the doctor reports another type
export function mergeTranslation(first: unknown, own: unknown): unknown {
  if (own === undefined) return first
  if (Array.isArray(first) && Array.isArray(own)) return mergeList(first, own)
  if (!isEntry(first) || !isEntry(own) || 'other' in first) return own
  const names = Object.keys({ ...first, ...own })
  const merged = Object.fromEntries(names.map((name) => [name, mergeTranslation(first[name], own[name])]))
  return rememberTranslated(merged, own, [first])
}

function mergeList(first: unknown[], own: unknown[]) {
  const ownOf = (entry: unknown) => own.find((one) => idOf(one) === idOf(entry))
  if (idsOf(first)) return first.map((entry) => mergeTranslation(entry, ownOf(entry)))
  // A copy, because the list may have an entry of the first language itself.
  return own.map((entry) => (isEntry(entry) ? rememberTranslated({ ...entry }, entry, first) : entry))
}

/** Remembers which texts are translated. In a copied file, a long text that is the same counts as not translated. */
function rememberTranslated(entry: Entry, own: Entry, firsts: unknown[]) {
  const isCopy = ([name, text]: [string, unknown]) =>
    firsts.some((first) => isEntry(first) && isDeepStrictEqual(text, first[name])) &&
    [text].flat().some((part) => countWords(String(part)) > 4)
  translatedFields.set(entry, Object.fromEntries(Object.entries(own).filter((text) => !isCopy(text))))
  return entry
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function idOf(entry: unknown) {
  return isEntry(entry) ? entry.id : undefined
}

/** Returns the ids by which the entries of a list are matched, or undefined if not each has one of its own. */
export function idsOf(list: unknown[]) {
  const ids = list.map(idOf)
  return ids.length > 0 && !ids.includes(undefined) && new Set(ids).size === ids.length ? ids : undefined
}

export function isFieldTranslated(entry: object, field: string) {
  return translatedFields.get(entry)?.[field] !== undefined
}

/** Checks whether any text of an entry is in the further language. A path, such as that of a picture, is no text. */
export function hasTranslation(entry: object) {
  const own = Object.values(translatedFields.get(entry) ?? {}).flat()
  return own.some((text) => typeof text === 'string' && !text.startsWith('/'))
}
