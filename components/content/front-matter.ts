import { readFileSync } from 'node:fs'
import { parseDocument } from 'yaml'
import { keepByFile } from '@/components/content/keep-by-file'
import { splitAtCommas } from '@/components/text/comma'

/** A field of the front matter, with the lines that belong to it. */
export type Field = ReturnType<typeof fieldsIn>[number]

/** In characters. YAML takes minutes for 100,000. */
export const LONGEST_FRONT_MATTER = 10_000

/** Returns the text of a file, with LF alone and without a byte order mark, or undefined if it is not UTF-8 or does not open. */
export function readSource(file: string) {
  try {
    // Without this comment, Turbopack would deploy the whole project with the server, and warn of it.
    const bytes = readFileSync(/* turbopackIgnore: true */ file)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n')
  } catch {
    return undefined
  }
}

export const readMarkdown = keepByFile(readSource, parseMarkdown)

/** Checks whether a file is a draft, which shows in development alone. There, it counts as published. */
export function isHiddenDraft(file: string) {
  return process.env.NODE_ENV !== 'development' && readMarkdown(file).values.draft === 'true'
}

/** Divides a file into the fields between the lines `---` at its beginning and the text below. @param source with LF alone. */
export function parseMarkdown(source = '') {
  // Without the flag `m`, because a line would then end at U+2028, where the parser of Markdown ends none.
  const [, frontMatter, text = source] = /^---[ \t]*\n(.*?)(?<=\n)---[ \t]*(?:\n(.*))?$/s.exec(source) ?? []
  const fields = fieldsIn(frontMatter)
  const values: Record<string, unknown> = Object.assign({}, ...fields.map((field) => field.values))
  return { frontMatter, fields, values, text }
}

/** Parses each field by itself, so that a mistake in one hides none in another. */
function fieldsIn(frontMatter = '') {
  if (frontMatter.length > LONGEST_FRONT_MATTER) return []
  let next = 2
  return frontMatter.split(/\n(?=[^\s#\-\]}])/).flatMap((lines) => {
    /** In the file, from 1. */
    const line = next
    next += lines.split('\n').length
    const source = lines.trimEnd()
    return /^[^\S\n]*[^\s#]/m.test(source) ? { line, source, values: valuesIn(source) } : []
  })
}

/** Returns the day alone, because other site makers write the time behind it. */
export function dayOf(date: unknown) {
  return typeof date === 'string' ? date.replace(/^(\d{4}-\d\d-\d\d)[T ]\d\d?:\d\d.*$/, '$1') : date
}

/** Returns a list. Some people write their tags in a line, and some programs write the list as a text: `"[]"`. */
export function tagsOf(tags: unknown) {
  const line = String(tags ?? '').replace(/^\[(.*)\]$/, '$1')
  const list: unknown[] = Array.isArray(tags) ? tags : splitAtCommas(line)
  return [...new Set(list.map((tag) => String(tag).trim()).filter(Boolean))]
}

/** Returns undefined if YAML cannot read the field. A text is on one line; a list or a group is as it is. */
function valuesIn(field: string): Record<string, unknown> | undefined {
  try {
    // With this schema, a year or a `yes` in a title stays a text.
    const document = parseDocument(field, { schema: 'failsafe', logLevel: 'silent' })
    if (document.errors.length > 0 || document.warnings.length > 0) return undefined
    const values: unknown = document.toJS({ maxAliasCount: 0 })
    if (typeof values !== 'object' || values === null || Array.isArray(values)) return undefined
    const oneLine = (value: unknown) =>
      typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, oneLine(value)]))
  } catch {
    return undefined // a name behind `*`, which could stand for itself, or too many brackets
  }
}
