import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Content } from '@/components/content/content'
import { renderIn } from '@/components/content/use-content'
import { cvContent } from '@/scripts/cv/cv-content'
import { CvSheet } from '@/scripts/cv/cv-sheet'

const MARK = /^%cv (\S+)$/m

/** A comment behind the last line of the PDF, which tells from which words it was printed. No date of a file survives Git. */
export function cvMark(content: Content) {
  // The address of the site differs from machine to machine.
  const element = createElement(CvSheet, { styles: '', content: cvContent(content) })
  const sheet = renderIn(content.language, () => renderToStaticMarkup(element))
  return `\n%cv ${createHash('sha256').update(sheet).digest('base64url')}\n`
}

/** Whether the content has other words now. Of a PDF that `npm run cv` has not printed, nobody knows. */
export function isOutdated(pdf: Buffer, content: Content) {
  const mark = MARK.exec(pdf.toString('latin1', pdf.length - 100))?.[0]
  return mark !== undefined && mark !== cvMark(content).trim()
}
