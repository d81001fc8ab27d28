import { extractTextItems, getDocumentProxy, getMeta, type StructuredTextItem } from 'unpdf'
import { oneLine } from '@/scripts/import/values/texts'

export type Kind = keyof typeof SIZES_PT
/** Lengths are in points, and `y` is the height on the page. */
type Row = { kind: Kind; text: string; y: number; start: number; end: number; columnEnd: number }
export type Line = ReturnType<typeof readLine>

const MAX_PROFILE_PAGES = 50
/** The size tells the kind of a line, because words are in the member's language. `list` is a heading on the left. */
const SIZES_PT = { name: 26, section: 15.75, list: 13, entry: 12, title: 11.5, link: 11, text: 10.5 }
const KINDS = Object.keys(SIZES_PT) as Kind[] // TypeScript types keys as plain strings.
const COLUMN_ENDS_PT = [194, 590]
/** The smallest gap above a line, and what the line then begins. The comments give LinkedIn's own gaps. */
const STEPS_PT = [
  ['line', 0],
  ['city', 15], // 15.4, but 14.4 within a headline
  ['item', 17], // 17.6 in a list and 18 in a text, but at most 16.5 within an item and among the facts of a job
  ['block', 19], // at least 20, as between two paragraphs
] as const
/** At the top of a page, a location stands above this height, and a text below it. */
const LOCATION_Y_PT = 737.6
/** Apache FOP leaves up to this much room in a line, although the first word of the next line would fit. */
const SPARE_ROOM_PT = 30

/**
 * Reads the lines of a profile that LinkedIn has saved as a PDF. All measures are those of July 2025, with Apache FOP 2.2.
 * To measure a newer file, print its texts here: `console.table(pages.flat(), ['str', 'x', 'y', 'fontSize'])`.
 */
export async function linkedInPdfColumns(file: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0, stopAtErrors: true })
  const { info } = await getMeta(pdf)
  const isProfile = info.Author === 'LinkedIn' && pdf.numPages <= MAX_PROFILE_PAGES
  const pages = isProfile ? (await extractTextItems(pdf)).items : []
  const [left = [], right = []] = COLUMN_ENDS_PT.map((end) =>
    pages.flatMap((items) => readRows(items, end)).map(readLine),
  )
  if (!right.some(({ kind }) => kind === 'name'))
    throw new Error('it is not the PDF of your profile; save it from LinkedIn with Resources, Save to PDF')
  return { left, right, language: /^[a-z]{2}/.exec(info.Language)?.[0] ?? 'en' }
}

/** Joins the texts at one height of a column, and sorts the rows, because programs that edit a PDF add to its end. */
function readRows(items: StructuredTextItem[], columnEnd: number) {
  const rows: Row[] = []
  for (const { str, x, y, width, fontSize } of items) {
    const kind = KINDS.find((name) => Math.abs(SIZES_PT[name] - fontSize) < 0.125)
    if (!str || !kind || COLUMN_ENDS_PT.find((end) => x < end) !== columnEnd) continue
    const row = rows.at(-1)
    const end = x + width
    if (!row || Math.abs(row.y - y) > 1) rows.push({ kind, text: str, y, start: x, end, columnEnd })
    else Object.assign(row, { text: row.text + str, end })
  }
  const tidy = rows.map((row) => ({ ...row, text: oneLine(row.text) }))
  return tidy.sort((a, b) => b.y - a.y)
}

/** The `step` is `page` at the top of a page. `isAboveFull` is true if the line above had no room left. */
function readLine({ kind, text, y, start, end }: Row, index: number, rows: Row[]) {
  const above = rows[index - 1]
  const [word = ''] = /^\S*?[-/]|^\S+/.exec(text) ?? []
  // All letters count as equally wide. A word may also break behind a hyphen or a slash.
  const wordWidth = ((end - start) * word.length) / text.length
  const isAboveFull = !!above && above.columnEnd - above.end - SPARE_ROOM_PT < wordWidth
  const isAtTop = !above || above.y <= y
  const step = isAtTop ? 'page' : STEPS_PT.findLast(([, gap]) => above.y - y >= gap)?.[0]
  // A hyphen or a slash may end a line within a word.
  const space = above && /[\p{L}\d][-/]$/u.test(above.text) ? '' : ' '
  return { kind, text, step, kindAbove: above?.kind, space, isAboveFull, isAtLocation: y > LOCATION_Y_PT }
}
