import { codePoint, HIDDEN, INVISIBLE } from '@/content/schema/hidden-characters'

/** Lengths are in characters. */
const MAX_PART_LENGTH = 60
const MAX_VALUE_LENGTH = 400

/** Returns the value on one line, as in a source file. Long texts and lists are cut. */
export function show(value: unknown) {
  if (value === undefined) return 'missing'
  if (typeof value === 'number' || typeof value === 'bigint') return String(value) // JSON has no NaN, and no bigint.
  const shorter = (_: string, part: unknown) => (typeof part === 'string' ? cut(part, MAX_PART_LENGTH) : part)
  return cut(visible(JSON.stringify(value, shorter) ?? String(value)), MAX_VALUE_LENGTH)
}

/** Replaces hidden characters by their code points, so that no printed text can break the line or control the terminal. */
export function visible(text: string) {
  return text.replace(HIDDEN, codePoint).replace(INVISIBLE, codePoint)
}

/** Makes a report safe to print. GitHub takes `::` at the start of a line and `##[` as instructions to its workflow. */
export function printable(report: string) {
  const lines = report.split('\n').map(visible)
  return lines.map((line) => line.replace(/^(\s*):(?=:)/, '$1: ').replaceAll('##[', '## [')).join('\n')
}

export function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}

function cut(text: string, length: number) {
  return text.length > length ? `${text.slice(0, length).toWellFormed()}…` : text
}
