import { show, visible } from '@/app/_findings/printable'
import type { Purpose } from '@/content/schema/field-types'
import { fieldsFor, type Path, textValuesFor, valueAt, valuesAt } from '@/content/schema/schemas'

const WORTH_IMPROVING = { heading: 'Worth improving', fails: 'strict' }
const DEAD_LINKS = { heading: 'Dead links', fails: 'always' }

/**
 * The most urgent kind comes first, and only a mistake stops a build. `fails` says when the doctor fails for a kind. Kinds
 * with the same object share a heading.
 */
export const KINDS = {
  mistake: { heading: 'Mistakes, which stop the build', fails: 'always' },
  warning: WORTH_IMPROVING,
  outdated: WORTH_IMPROVING,
  'dead link': DEAD_LINKS,
  'dead live link': DEAD_LINKS, // of a project that is marked as live
  'unknown link': { heading: 'Not known, because these hosts refuse programs', fails: 'never' },
  'no network': { heading: 'Links that nobody could check', fails: 'always' },
  'as shipped': { heading: 'Still as shipped: replace it with yours, or delete it', fails: 'strict' },
}

/** One thing to tell the owner, with its place. Rules return lists of findings, and `report.ts` prints them. */
export type Finding = {
  /** By default a mistake. `.github/workflows/links.yml` selects findings by their kinds. */
  kind?: keyof typeof KINDS
  /** The file, and in it the export, the index of the entry and the field. */
  path: Path
  /** Names the rest of the path for the owner: `skill 3 (Python), amount`. */
  place?: string
  /** The line in a text, because no path leads into one. */
  line?: number
  /** Says the mistake and the remedy: `140 — wanted …` */
  text: string
}

export function finding(files: unknown, path: Path, message?: string): Finding {
  const value = show(valueAt(files, path))
  return { path, place: placeName(files, path), text: message ? `${value} — ${message}` : value }
}

export function ofKind(kind: Finding['kind'], findings: Finding[]): Finding[] {
  return findings.map((finding) => ({ kind, ...finding })) // a rule may have given another kind
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
  const sorted = findings.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
  const lines = new Map<string, Set<number | undefined>>()
  for (const { line, text } of sorted) lines.set(text, (lines.get(text) ?? new Set()).add(line))
  return [...lines].map(([text, [line, ...more]]) => {
    const again = more.length > 0 ? `; the same in line ${more.join(', ')}` : ''
    return { path: [file], line, text: text + again }
  })
}

/** @param ownPath leads to the same place in the file of a translation, where an entry may have another index. */
export function placeName(files: unknown, path: Path, ownPath = path) {
  const [file = '', ...steps] = path
  const [, ...ownSteps] = ownPath
  return steps.reduce<string>((text, step, index) => {
    if (typeof step !== 'number') return text ? `${text}, ${String(step)}` : String(step)
    const name = nameOf(valueAt(files, [file, ...steps.slice(0, index + 1)]))
    // Only the name of an export becomes singular.
    const list = text === steps[0] ? text.replace(/s$/, '') : text
    return `${list} ${Number(ownSteps[index] ?? step) + 1}${name && ` (${name})`}`
  }, '')
}

export function nameOf(entry: unknown) {
  const names = NAMES.map((field) => valueAt(entry, [field]))
  return visible(names.find((name) => typeof name === 'string') ?? '')
}
