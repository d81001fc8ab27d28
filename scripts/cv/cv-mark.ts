import { createHash } from 'node:crypto'
import type { Content } from '@/components/content/content'
import { cvContent } from '@/scripts/cv/cv-content'

const MARK = /^%cv-sections \S+$/m
/** Fields that the owner does not write, or that the CV does not show. */
const UNSEEN = ['id', 'cv', 'example', 'sources', 'heading', 'network']

/** Returns the last line of a PDF, a hash of the content that it shows. Git keeps no date that could say the same. */
export function cvMark(content: Content) {
  // Markup, words of ours and written dates are left out, because they change with an update of ours or of Node.
  const shown = JSON.stringify([content.language, cvContent(content)], (field, value) =>
    UNSEEN.includes(field) || value === '' ? undefined : value,
  )
  return `%cv-sections ${createHash('sha256').update(shown).digest('base64url')}`
}

/** Says if a PDF was printed from other content. One with another kind of mark cannot be compared, so it passes. */
export function isOutdated(pdf: Buffer, content: Content) {
  const mark = cvMark(content)
  const [printed = mark] = MARK.exec(pdf.toString('latin1', pdf.length - 100)) ?? []
  return printed !== mark
}
