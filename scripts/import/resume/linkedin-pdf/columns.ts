import { extractTextItems, getDocumentProxy, getMeta, type StructuredTextItem } from 'unpdf'
import { oneLine } from '@/scripts/import/support/fields'

/** A line, in points. `y` is its height on the page, `room` is left behind it, and `gap` lies above it, except on top of a page. */
export type Line = { kind: Kind; text: string; y: number; width: number; room: number; gap?: number }
export type Kind = 'name' | 'section' | 'list' | 'entry' | 'title' | 'link' | 'text'

const MOST_PAGES = 50
/** The size of a line says what it is, because its words are in the member's language. */
const KINDS: Record<number, Kind> = {
  26: 'name',
  15.75: 'section',
  13: 'list',
  12: 'entry',
  11.5: 'title',
  11: 'link',
  10.5: 'text',
}
/** Where the left and the right column end. */
const ENDS = [194, 590]

/** Reads the columns of a PDF that LinkedIn has made of a profile. @throws Error that says why it is refused. */
export async function readColumns(file: Buffer) {
  const { info, pages } = await readPages(file).catch(() => {
    throw new Error('the PDF is damaged or has a password; save it again')
  })
  const [left = [], right = []] = ENDS.map((end) => pages.flatMap((items) => readColumn(items, end)))
  if (!right.some(({ kind }) => kind === 'name'))
    throw new Error('it is not the PDF of your profile; save it from LinkedIn with Resources, Save to PDF')
  return { left, right, language: /^[a-z]{2}/.exec(info.Language)?.[0] ?? 'en' }
}

/** Reads the pages of a profile. Of another file, there are none. @throws if any part of it is damaged. */
async function readPages(file: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0, stopAtErrors: true })
  const { info } = await getMeta(pdf)
  const isProfile = info.Author === 'LinkedIn' && pdf.numPages <= MOST_PAGES
  return { info, pages: isProfile ? (await extractTextItems(pdf)).items : [] }
}

/** Reads the lines of the column that ends there on one page. Programs that edit a PDF add new lines at its end. */
function readColumn(items: StructuredTextItem[], end: number) {
  const lines: Line[] = []
  for (const { str, x, y, width, fontSize: size } of items) {
    const kind = KINDS[Math.round(size * 4) / 4]
    if (!str || !kind || ENDS.find((one) => x < one) !== end) continue
    const [line, room] = [lines.at(-1), end - x - width]
    if (!line || Math.abs(line.y - y) > 1) lines.push({ kind, text: str, y, width, room })
    else Object.assign(line, { text: line.text + str, width: line.width + line.room - room, room })
  }
  lines.sort((one, other) => other.y - one.y)
  return lines.map((line, index): Line => {
    const above = lines[index - 1]
    return { ...line, text: oneLine(line.text), gap: above && above.y - line.y }
  })
}
