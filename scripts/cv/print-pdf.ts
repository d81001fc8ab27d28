import { extractText } from 'unpdf'
import type { CvContent, CvEntry } from '@/scripts/cv/cv-content'
import { oldestFirst } from '@/scripts/cv/oldest-first'
import { launchChromium } from '@/scripts/support/browsers'

type Render = (content: CvContent) => string

/** Prints the CV, and leaves out one old entry after the other until it fits, or until none may go any more. */
export async function printPdf(whole: CvContent, render: Render, format: string, mostPages: number) {
  const oldest = oldestFirst(whole)
  // With hinting, letters stand apart so far that programs read one word as two.
  const browser = await launchChromium('--font-render-hinting=none')
  try {
    const page = await browser.newPage()
    for (let count = 0; ; count++) {
      const left = oldest.slice(0, count)
      const isKept = (entry: CvEntry) => !left.includes(entry)
      const sections = whole.sections.map((section) => ({
        ...section,
        entries: section.entries.filter(isKept),
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
      return { pdf, pages, shown, left, letters: lettersWithoutFont(sheet || whole.header.name, text) }
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
