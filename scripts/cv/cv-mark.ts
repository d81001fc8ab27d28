import { createHash } from 'node:crypto'
import type { Content } from '@/components/content/content'
import { cvContent } from '@/scripts/cv/cv-content'

/** Not `%cv-content`, which stood for content of another shape. */
const MARK = /^%cv-sections \S+$/m
/** Fields that are not of the owner, or that the CV does not show. */
const UNSEEN = ['id', 'cv', 'example', 'sources', 'heading', 'network']

/** Returns the last line of the PDF: a hash of the content that it was printed from. No date of a file survives Git. */
export function cvMark(content: Content) {
  // No markup and no date as it is written, because these change with an update of ours or of Node.
  const shown = JSON.stringify([content.language, cvContent(content)], (field, value) =>
    UNSEEN.includes(field) || value === '' ? undefined : value,
  )
  return `\n%cv-sections ${createHash('sha256').update(shown).digest('base64url')}\n`
}

/** Checks whether the content has changed since. For a PDF that `npm run cv` has not printed, nobody can say. */
export function isOutdated(pdf: Buffer, content: Content) {
  const mark = MARK.exec(pdf.toString('latin1', pdf.length - 100))?.[0]
  return mark !== undefined && mark !== cvMark(content).trim()
}

/** The address at which the site has what `npm run cv` prints. @param base what stands in front of the addresses of the language, such as `/de`. */
export function cvAddress({ base }: { base: string }) {
  return `/cv${base.replace('/', '-')}.pdf`
}
