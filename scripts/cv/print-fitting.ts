import { extractText } from 'unpdf'
import type { CvContent } from '@/scripts/cv/cv-content'
import { oldestFirst, withoutEntries } from '@/scripts/cv/shortened-cv'
import { launchChromium } from '@/scripts/support/browsers'

type Render = (content: CvContent) => string

/** Prints what is left when the oldest entries go one after the other, until it fits or none is left that may go. */
export async function printFitting(whole: CvContent, render: Render, format: string, mostPages: number) {
  const oldest = oldestFirst(whole)
  // With hinting, letters stand apart so far that programs read one word as two.
  const browser = await launchChromium('--font-render-hinting=none')
  try {
    const page = await browser.newPage()
    for (let count = 0; ; count++) {
      const left = oldest.slice(0, count)
      const shown = withoutEntries(whole, left)
      await page.setContent(render(shown))
      await page.evaluate(() => document.fonts.ready)
      const pdf = await page.pdf({ format, printBackground: true, tagged: true, outline: true })
      const { totalPages: pages, text } = await extractText(new Uint8Array(pdf), { mergePages: true })
      if (pages > mostPages && count < oldest.length) continue
      // biome-ignore lint/performance/useDomNodeTextContent: without the words that the PDF hides
      const sheet = await page.innerText('body')
      // On a machine without a typeface, it says that the sheet has no text.
      return { pdf, pages, shown, left, letters: lettersWithoutFont(sheet || whole.header.name, text) }
    }
  } finally {
    await browser.close()
  }
}

function lettersWithoutFont(sheet: string, text: string) {
  // Chromium leaves a zero for a letter that no font has, and nothing at all without a font.
  if (text.trim() && !text.includes('\0')) return []
  // Letters that are drawn as one, such as two of Arabic, are read as another form of the same letters.
  const found = text.normalize('NFKC')
  return [...new Set(sheet)].filter(
    (letter) => !/[\p{Cc}\p{Cf}\p{M}\p{Z}]/u.test(letter) && !found.includes(letter.normalize('NFKC')),
  )
}
