import { Document, Packer } from 'docx'
import { htmlToContent } from 'docx/html'
import type { Facts } from '@/scripts/cv/pdf-facts'

/** In twentieths of a point. */
const PAPERS = { A4: { width: 11_906, height: 16_838 }, Letter: { width: 12_240, height: 15_840 } }
/** In twentieths of a point: 18 mm. */
const MARGIN = 1_020
const STYLES = {
  h1: 'Title',
  h2: 'Heading1',
  h3: 'Heading2',
  '.roles': 'Roles',
  '.note, .at': 'Note',
}
/** There is no other way to give a picture its size. */
const STYLESHEET = 'img { width: 100px; height: 125px }'

type WordOptions = {
  language: string
  title: string
  facts: Facts
  paper: keyof typeof PAPERS
  /** As `#rrggbb`. */
  primary: string
  muted: string
}

/** The sheet as a Word document, with its headings, lists and links. */
export async function wordCv(html: string, { language, paper, primary, muted, title, facts }: WordOptions) {
  const heading = { font: 'Arial', bold: true }
  const document = new Document({
    title,
    creator: facts.Author,
    subject: facts.Subject,
    styles: {
      default: {
        document: {
          run: { font: 'Arial', size: '10pt', language: { value: language, bidirectional: language } },
          paragraph: { spacing: { after: 40, line: 264 } },
        },
        title: { run: { ...heading, size: '24pt' }, paragraph: { spacing: { after: 60 } } },
        heading1: {
          run: { ...heading, size: '12pt', color: primary },
          paragraph: { keepNext: true, spacing: { before: 280, after: 80 } },
        },
        heading2: {
          run: { ...heading, size: '10.5pt' },
          paragraph: { keepNext: true, spacing: { before: 160, after: 20 } },
        },
        hyperlink: { run: { color: primary } },
      },
      paragraphStyles: [
        { id: 'Roles', name: 'Roles', basedOn: 'Normal', run: { bold: true, color: primary } },
        { id: 'Note', name: 'Note', basedOn: 'Normal', run: { color: muted } },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: PAPERS[paper],
            margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
          },
        },
        children: htmlToContent(html, { styleMap: STYLES, stylesheet: STYLESHEET }),
      },
    ],
  })
  return Packer.toBuffer(document)
}
