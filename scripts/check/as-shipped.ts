import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { isPlaceholder, isShippedPicture } from '@/app/_site/placeholders'
import { isEmail, isLink } from '@/content/schema/parts'
import type { Content } from '@/scripts/check/content'
import { type Finding, finding, type Path, placeOf, valueAt } from '@/scripts/check/finding'

/** What we ship, also for the tests. */
const TEMPLATE = 'scripts/template'
/** The words of the pages themselves, which fit every owner. */
const WORDS = 'content/words.ts'
/** Shorter texts, such as `Node js`, `About` or `See web projects`, may be the same by chance. */
const FEWEST_WORDS = 6

/** The places that are still as shipped, in the order of the content. An entry or a list that is whole is one place. */
export async function contentAsShipped(content: object): Promise<Finding[]> {
  const shipped = await shippedContent()
  const files = Object.keys(content).filter((file) => file !== WORDS)
  const places = files.flatMap((file) => [...placesLikeOurs(Object(content)[file], [file], shipped)])
  return places.map((path) =>
    typeof valueAt(content, path) === 'string'
      ? finding(content, path)
      : { path, text: `${placeOf(content, path)}: as shipped` },
  )
}

/** What we ship, whatever the owner has now. */
export async function shippedContent(): Promise<Content> {
  const files = Object.keys((await import('@/scripts/check/content')).content)
  const modules = files.map(async (file) => [
    file,
    { ...(await import(pathToFileURL(resolve(TEMPLATE, file)).href)) },
  ])
  return Object.fromEntries(await Promise.all(modules))
}

/**
 * A text is ours if it is a placeholder, or if it is what we ship and nobody writes it by chance: an address, a picture
 * or a sentence. An entry with such a text is one place if all of it is ours. So is a list that has only our entries, if
 * it has figures, such as amounts or marks, because they are about one person.
 */
function* placesLikeOurs(value: unknown, path: Path, shipped: unknown): Generator<Path> {
  if (typeof value === 'string' && isOurText(value, path, shipped)) yield path
  if (typeof value !== 'object' || value === null) return
  const isList = Array.isArray(value)
  const keys = Object.keys(value).map((key) => (isList ? Number(key) : key))
  const parts = keys.flatMap((key) => [...placesLikeOurs(Object(value)[key], [...path, key], shipped)])
  const isOurEntry = typeof path.at(-1) === 'number' && parts.length > 0 && isShipped(value, path, shipped)
  const isOurList =
    isList &&
    parts.length === 0 &&
    hasFigure(value) &&
    value.every((entry, index) => isShipped(entry, [...path, index], shipped))
  if (isOurEntry || isOurList) yield path
  else yield* parts
}

function isOurText(text: string, path: Path, shipped: unknown) {
  // The file counts, because an owner's picture may have the same name.
  if (text.startsWith('/')) return existsSync(`public${text}`) && isShippedPicture(text)
  const isPersonal = isLink(text) || isEmail(text) || text.split(/\s+/).length >= FEWEST_WORDS
  return isPlaceholder(text) || (isPersonal && isShipped(text, path, shipped))
}

/** Whether we ship the value at the same place, or in any entry of the same list. */
function isShipped(value: unknown, path: Path, shipped: unknown) {
  const values = path.reduce<unknown[]>(
    (all, step) =>
      all.flatMap((one) =>
        typeof step === 'number' ? (Array.isArray(one) ? one : []) : [Object(one)[step]],
      ),
    [shipped],
  )
  return values.some((one) => isDeepStrictEqual(one, value))
}

function hasFigure(list: unknown[]) {
  return /\d/.test(JSON.stringify(list, (key, part) => (key === 'id' ? undefined : part)))
}

/** Our pictures, by their mark. One place for each folder. */
export function filesAsShipped(): { file: string; text: string }[] {
  const kept = readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.svg') && isShippedPicture(`/${path}`))
    .map((path) => join('public', path))
    .sort()
  const pictures = [...new Set(kept.map((path) => dirname(path)))].map((folder) => {
    const names = kept.filter((path) => dirname(path) === folder).map((path) => basename(path))
    const [only = '', ...more] = names
    if (more.length === 0) return { file: join(folder, only), text: 'as shipped' }
    return { file: folder, text: `${names.length} files as shipped: ${names.join(', ')}` }
  })
  return [...storiesAsShipped(), ...pictures]
}

function storiesAsShipped() {
  return readdirSync(`${TEMPLATE}/content/projects`)
    .map((name) => `content/projects/${name}`)
    .filter((file) => existsSync(file) && readFileSync(file).equals(readFileSync(join(TEMPLATE, file))))
    .map((file) => ({ file, text: 'as shipped' }))
}
