import { codePoint, HIDDEN, INVISIBLE } from '@/content/schema/hidden-characters'

/** In characters. */
const MAX_TEXT_LENGTH = 60
const MAX_VALUE_LENGTH = 400

/** For a value in a message: on one line, as in a source file, and cut if it is long. */
export function show(value: unknown) {
  if (value === undefined) return 'missing'
  if (typeof value === 'number') return String(value) // JSON has no NaN.
  return cut(visible(jsonOf(value) ?? String(value)), MAX_VALUE_LENGTH)
}

/** Returns nothing for what JSON cannot write, such as a bigint or an object that contains itself. */
function jsonOf(value: unknown) {
  try {
    return JSON.stringify(value, (_, part) => (typeof part === 'string' ? cut(part, MAX_TEXT_LENGTH) : part))
  } catch {
    return undefined
  }
}

/** For a text in a message: shows code points instead of characters that break a line or control a terminal. */
export function visible(text: string) {
  return text.replace(HIDDEN, codePoint).replace(INVISIBLE, codePoint)
}

/** For a whole report: each line as above, and without `::` and `##[`, which give instructions to GitHub. */
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
