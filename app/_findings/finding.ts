import { show, visible } from '@/app/_findings/printable'
import type { Purpose } from '@/content/schema/field-types'
import { fieldsFor, type Path, textValuesFor, valueAt, valuesAt } from '@/content/schema/schemas'

/** The most urgent kind comes first. Only a mistake stops a build. `fails` is for the doctor and its `--strict`. */
export const KINDS = {
  mistake: { heading: 'Mistakes, which stop the build', fails: 'always' },
  warning: { heading: 'Worth improving', fails: 'strict' },
  'dead link': { heading: 'Dead links', fails: 'always' },
  'unknown link': { heading: 'Not known, because these hosts refuse programs', fails: 'never' },
  'no network': { heading: 'Links that nobody could check', fails: 'always' },
  'as shipped': { heading: 'Still as shipped: replace it with yours, or delete it', fails: 'strict' },
}

/** One thing to tell the owner, with its place. Rules return lists of findings, and `report.ts` prints them. */
export type Finding = {
  /** By default a mistake. */
  kind?: keyof typeof KINDS
  /** Where it is: the file, and in it the export, the index of the entry and the field. */
  path: Path
  /** In a text, where no path leads to the place. */
  line?: number
  /** Says the mistake and the remedy, behind the name of the file: `skill 3 (Python), amount: 140 — wanted …` */
  text: string
}

/** Makes a finding that names the value at the path. */
export function finding(files: unknown, path: Path, message?: string): Finding {
  const value = show(valueAt(files, path))
  return { path, text: `${placeName(files, path)}: ${value}${message ? ` — ${message}` : ''}` }
}

export type LineFinding = Omit<Finding, 'path'>

type Rule = (text: string) => string | false | undefined

const NAMES = fieldsFor('name').map(({ path }) => String(path.at(-1)))

/** Runs a rule on each text of a field. It passes over numbers, lists and entries. */
export function checkTexts(files: unknown, field: Purpose | Path, messageOf: Rule): Finding[] {
  const places = Array.isArray(field) ? valuesAt(files, field) : textValuesFor(field, files)
  return places.flatMap(({ path, value }) => {
    const message = typeof value === 'string' && value && messageOf(value)
    return message ? [finding(files, path, message)] : []
  })
}

/** Sorts the findings by line. Findings with the same text become one, which names all lines. */
export function inFile(file: string, findings: LineFinding[]): Finding[] {
  const sorted = findings.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
  const lines = new Map<string, Set<number | undefined>>()
  for (const { line, text } of sorted) lines.set(text, (lines.get(text) ?? new Set()).add(line))
  return [...lines].map(([text, [line, ...more]]) => {
    const others = more.length > 0 ? `; the same in line ${more.join(', ')}` : ''
    return { path: [file], line, text: text + others }
  })
}

/** Names a place, for example `skill 3 (Python), amount`. @param own has the indexes in the file of a translation. */
export function placeName(files: unknown, path: Path, own = path) {
  return path.slice(1).reduce<string>((text, step, index) => {
    if (typeof step !== 'number') return text ? `${text}, ${String(step)}` : String(step)
    // `slice` leaves out the file, so `path` has the step at `index + 1`. Only the name of an export becomes singular.
    const name = nameOf(valueAt(files, path.slice(0, index + 2)))
    const list = index === 1 ? text.replace(/s$/, '') : text
    return `${list} ${Number(own[index + 1] ?? step) + 1}${name && ` (${name})`}`
  }, '')
}

export function nameOf(entry: unknown) {
  const names = NAMES.map((field) => valueAt(entry, [field]))
  return visible(names.find((name) => typeof name === 'string') ?? '')
}
