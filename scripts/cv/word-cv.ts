import { Document, Packer } from 'docx'
import { htmlToContent } from 'docx/html'
import { colorToken } from '@/app/_metadata/color-token'
import type { Content } from '@/components/content/content'

/** Lengths are in twentieths of a point, and sizes of text in half points. */
const PAPERS = { A4: { width: 11_906, height: 16_838 }, Letter: { width: 12_240, height: 15_840 } }
const MARGIN = 1_020
const STYLES = { h1: 'Title', h2: 'Heading1', h3: 'Heading2', h4: 'Heading3', '.note, .at': 'Note' }

/** Turns the HTML into a Word document, which also says the reading direction. */
export async function wordCv(html: string, site: Content, subject: string, paper: keyof typeof PAPERS) {
  const { language, owner, words } = site
  const [primary, muted] = ['primary', 'muted'].map((name) => colorToken('light', name, owner.hue))
  const heading = (size: number, before: number, color?: string) => ({
    run: { font: 'Arial', bold: true, size, color },
    paragraph: { keepNext: true, spacing: { before, after: 60 } },
  })
  const page = { size: PAPERS[paper], margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } }
  const stylesheet = 'img { width: 100px; height: 125px }'
  const children = htmlToContent(html, { styleMap: STYLES, stylesheet })
  const document = new Document({
    title: `${owner.name}, ${words.cv.title}`,
    creator: owner.name,
    subject,
    styles: {
      default: {
        document: {
          run: { font: 'Arial', size: 20, language: { value: language, bidirectional: language } },
          paragraph: { spacing: { after: 40, line: 264, lineRule: 'auto' } },
        },
        title: heading(48, 0),
        heading1: heading(24, 280, primary),
        heading2: heading(21, 160),
        heading3: heading(20, 80),
        hyperlink: { run: { color: primary } },
      },
      paragraphStyles: [{ id: 'Note', name: 'Note', basedOn: 'Normal', run: { color: muted } }],
    },
    sections: [{ properties: { page }, children }],
  })
  return Packer.toBuffer(document)
}
