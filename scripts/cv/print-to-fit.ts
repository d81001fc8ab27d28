import { extractText } from 'unpdf'
import { ageOf } from '@/components/content/jobs'
import type { CvContent, CvEntry, CvSectionContent } from '@/scripts/cv/cv-content'
import { launchChromium } from '@/scripts/support/browsers'

type Render = (content: CvContent) => string

/** The first projects of the list stay longer than old jobs, because they say more. */
const FIRST_PROJECTS = 3

/** Prints the CV with fewer and fewer old entries until it fits or no more may go. Only printing tells how many pages it has. */
export async function printToFit(whole: CvContent, render: Render, format: string, mostPages: number) {
  const oldest = oldestFirst(whole)
  // With hinting, letters stand apart so far that programs read one word as two.
  const browser = await launchChromium('--font-render-hinting=none')
  try {
    const page = await browser.newPage()
    for (let count = 0; ; count++) {
      const leftOut = oldest.slice(0, count)
      const sections = whole.sections.map((section) => ({
        ...section,
        entries: section.entries.filter((entry) => !leftOut.includes(entry)),
      }))
      const shown = { ...whole, sections }
      await page.setContent(render(shown))
      await page.evaluate(() => document.fonts.ready)
      const pdf = await page.pdf({ format, printBackground: true, tagged: true, outline: true })
      const { totalPages: pages, text } = await extractText(new Uint8Array(pdf), { mergePages: true })
      if (pages > mostPages && count < oldest.length) continue
      // biome-ignore lint/performance/useDomNodeTextContent: without the words that the PDF hides
      const sheet = await page.innerText('body')
      // On a machine without any font, `innerText` is empty.
      return { pdf, pages, shown, leftOut, missing: lettersWithoutFont(sheet || whole.header.name, text) }
    }
  } finally {
    await browser.close()
  }
}

function lettersWithoutFont(sheet: string, text: string) {
  // Chromium writes U+0000 for a letter that no font has. On a machine without any font, it writes no text.
  if (text.trim() && !text.includes('\0')) return []
  // Letters that are drawn as one, such as two of Arabic, are read as another form of the same letters.
  const found = text.normalize('NFKC')
  return [...new Set(sheet)].filter(
    (letter) => !/[\p{Cc}\p{Cf}\p{M}\p{Z}]/u.test(letter) && !found.includes(letter.normalize('NFKC')),
  )
}

/**
 * Lists what can be left out, in this order: later projects without a date, dated entries from the oldest on, then other
 * undated ones, the last first. The newest job and the newest qualification always stay.
 */
export function oldestFirst({ sections }: CvContent) {
  const age = ({ start, end }: CvEntry) => ageOf(start, end)
  const entriesIn = (name: CvSectionContent['name']) =>
    sections.find((section) => section.name === name)?.entries ?? []
  const [newestJob] = entriesIn('work')
  const entries = sections
    .flatMap(({ name, entries }) => (name === 'skills' || name === 'languages' ? [] : entries))
    .filter((entry) => entry !== newestJob)
  const dated = entries.filter(age).sort((a, b) => age(a).localeCompare(age(b)))
  const newestDegree = dated.findLast((entry) => entriesIn('education').includes(entry))
  // Education without dates always stays, because it may be the newest.
  const undated = entries.filter((entry) => !age(entry) && !entriesIn('education').includes(entry))
  const first = entriesIn('projects').filter((project, index) => index >= FIRST_PROJECTS && !age(project))
  const rest = undated.filter((entry) => !first.includes(entry))
  return [...first.toReversed(), ...dated.filter((entry) => entry !== newestDegree), ...rest.toReversed()]
}

/** Names an entry, for example `Analyst, Engines, 1843`. */
export function entryName({ title, organization, start, end }: CvEntry) {
  return [title, organization, end || start].filter(Boolean).join(', ')
}
