import type { Kind, Line } from '@/scripts/import/resume/linkedin-pdf/columns'

/** FOP makes lines alike, so one may end before a word that has as much room. */
const SPARE_ROOM = 30
/** The gaps within one line of the author are below the first, and those to other entries or after an empty line above the second. */
const [WRAPPED, APART] = [17, 19]
const BULLET = /^[-–*•●▪◦‣·]\s/

/** Joins lines that were one. */
export function joined(lines: Line[]) {
  return lines.reduce((text, line, index) => text + space(lines[index - 1]) + line.text, '')
}

/** Joins the lines of a long text, but for those that its author has ended. */
export function paragraphs(lines: Line[]) {
  return lines.reduce((text, line, index) => {
    const before = lines[index - 1]
    if (!before) return line.text
    const isNew = BULLET.test(line.text) || !isFull(before, line)
    return text + (isApart(line) ? '\n\n' : isNew ? '\n' : space(before)) + line.text
  }, '')
}

/** Returns what stands between a line and the next. A hyphen or a slash may end one within a word. */
function space(before?: Line) {
  return !before || /[\p{L}\d][-/]$/u.test(before.text) ? '' : ' '
}

/** Checks for a line that continues the one before. */
export function isWrapped(line: Line, before?: Line) {
  return line.gap === undefined ? !!before && isFull(before, line) : line.gap < WRAPPED
}

export function isApart({ gap = 0 }: Line) {
  return gap > APART
}

/** Checks for a line that has no room for the first word of the next. */
function isFull({ room }: Line, { text, width }: Line) {
  const [word = ''] = /^\S*?[-/]|^\S+/.exec(text) ?? []
  return room - SPARE_ROOM < (width * word.length) / text.length
}

/** Splits lines before each that begins a group. */
export function groups(lines: Line[], isBeginning: (line: Line, before?: Line) => boolean) {
  const all: Line[][] = []
  for (const [index, line] of lines.entries())
    if (index > 0 && !isBeginning(line, lines[index - 1])) all.at(-1)?.push(line)
    else all.push([line])
  return all
}

/** Makes a check for the first of several lines of one kind. */
export function isFirst(kind: Kind) {
  return (line: Line, before?: Line) => line.kind === kind && before?.kind !== kind
}

export function only(kind: Kind, lines: Line[]) {
  return lines.filter((line) => line.kind === kind)
}
