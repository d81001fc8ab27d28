import { extractTextItems, getDocumentProxy, getMeta, type StructuredTextItem } from 'unpdf'
import { oneLine } from '@/scripts/import/support/fields'

export type Kind = keyof typeof SIZES
/** Lengths are in points: `y` is the height on the page, and `room` is the space behind the text. */
type Row = { kind: Kind; text: string; y: number; width: number; room: number }
/** `gap` is the distance to the line above on the page. `isFull` is true if the line above had no room left. */
export type Line = ReturnType<typeof readLine>

const MAX_PAGES = 50
/** The kind of a line shows in its size, because its words are in the member's language. */
const SIZES = { name: 26, section: 15.75, list: 13, entry: 12, title: 11.5, link: 11, text: 10.5 }
const KINDS = Object.keys(SIZES) as Kind[] // TypeScript types keys as plain strings.
/** Where the left and the right column end. */
const ENDS = [194, 590]
/** The program that makes these files evens out the lines, so one may end before a word that would just fit. */
const SPARE_ROOM = 30

export async function readPdfColumns(file: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0, stopAtErrors: true })
  const { info } = await getMeta(pdf)
  const isProfile = info.Author === 'LinkedIn' && pdf.numPages <= MAX_PAGES
  const pages = isProfile ? (await extractTextItems(pdf)).items : []
  const [left = [], right = []] = ENDS.map((end) =>
    pages.flatMap((items) => readRows(items, end)).map(readLine),
  )
  if (!right.some(({ kind }) => kind === 'name'))
    throw new Error('it is not the PDF of your profile; save it from LinkedIn with Resources, Save to PDF')
  return { left, right, language: /^[a-z]{2}/.exec(info.Language)?.[0] ?? 'en' }
}

/** Programs that edit a PDF add new lines at its end. */
function readRows(items: StructuredTextItem[], end: number) {
  const rows: Row[] = []
  for (const { str, x, y, width, fontSize: size } of items) {
    const kind = KINDS.find((one) => Math.abs(SIZES[one] - size) < 0.125)
    if (!str || !kind || ENDS.find((one) => x < one) !== end) continue
    const [row, room] = [rows.at(-1), end - x - width]
    if (!row || Math.abs(row.y - y) > 1) rows.push({ kind, text: str, y, width, room })
    else Object.assign(row, { text: row.text + str, width: row.width + row.room - room, room })
  }
  const tidy = rows.map((row) => ({ ...row, text: oneLine(row.text) }))
  return tidy.sort((one, other) => other.y - one.y)
}

function readLine({ kind, text, y, width }: Row, index: number, rows: Row[]) {
  const above = rows[index - 1]
  const [word = ''] = /^\S*?[-/]|^\S+/.exec(text) ?? []
  const isFull = !!above && above.room - SPARE_ROOM < (width * word.length) / text.length
  const gap = above && above.y > y ? above.y - y : undefined
  // A hyphen or a slash may end a line within a word.
  const space = above && /[\p{L}\d][-/]$/u.test(above.text) ? '' : ' '
  return { kind, text, y, gap, before: above?.kind, space, isFull }
}
