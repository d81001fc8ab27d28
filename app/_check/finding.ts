import { codePoint, HIDDEN } from '@/content/schema/parts'

/** Content file and name of the export. If there is one, the index of the entry (from 0) and the name of the field follow. */
export type Path = PropertyKey[]

export type Finding = {
  path: Path
  /** For a file that has no path to the place. */
  line?: number
  /** What the owner reads after the file name: `skill 3 (Python), amount: 140 — wanted …` */
  text: string
}

/** What is wrong with a text. */
export type Message = { line?: number; text: string }

/** In characters. */
const LONGEST_TEXT = 60
const LONGEST_VALUE = 400
const NAMES = [
  'skillName',
  'title',
  'position',
  'studyType',
  'name',
  'label',
  'headName',
  'language',
  'organization',
]

/** The text names the place and its value. The message, if any, comes last. */
export function finding(content: unknown, path: Path, message?: string): Finding {
  const value = show(valueAt(content, path))
  return { path, text: `${placeOf(content, path)}: ${value}${message ? ` — ${message}` : ''}` }
}

/** For example `skill 3 (Python), amount`. */
export function placeOf(content: unknown, path: Path) {
  return path.slice(1).reduce<string>((text, step, index) => {
    if (typeof step !== 'number') return text ? `${text}, ${String(step)}` : String(step)
    const name = nameOf(valueAt(content, path.slice(0, index + 2)))
    const list = index === 1 ? text.replace(/s$/, '') : text
    return `${list} ${step + 1}${name && ` (${name})`}`
  }, '')
}

export function valueAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => Object(value)[step], content)
}

export function nameOf(entry: unknown) {
  const names = NAMES.map((field) => Object(entry)[field])
  return visible(names.find((name) => typeof name === 'string') ?? '')
}

/** The value on one line, as in a source file. Long texts and lists are cut. */
export function show(value: unknown) {
  if (value === undefined) return 'missing'
  if (typeof value === 'number') return String(value) // JSON has no NaN.
  const json = JSON.stringify(value, (_, part) => (typeof part === 'string' ? cut(part, LONGEST_TEXT) : part))
  return cut(visible(json ?? String(value)), LONGEST_VALUE)
}

/** Without this, a value could turn the line around in which it is reported, or begin a new one. */
export function visible(text: string) {
  return text.replace(HIDDEN, (character) => codePoint(character))
}

/** What a command prints. GitHub takes a line that begins with `::` as an instruction to its workflow. */
export function printable(report: string) {
  const lines = report.split('\n').map(visible)
  return lines.join('\n').replace(/^(\s*):(?=:)/gm, '$1: ')
}

function cut(text: string, length: number) {
  return text.length > length ? `${text.slice(0, length)}…` : text
}

/** For example `content/skills.ts:14, skill 3 (Python), amount: 140 — wanted …` */
export function inFile(file: string, line: number | null, text: string) {
  return `${file}${line ? `:${line}` : ''}, ${text}`
}
