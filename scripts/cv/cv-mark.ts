import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Finding } from '@/app/_check/finding'
import { show } from '@/app/_check/printable'
import { type Content, contents } from '@/components/content/content'
import { shippedWords } from '@/components/content/site-words'
import { cvContent } from '@/scripts/cv/cv-content'

/** Not `%cv-content`, which stood for content of another shape. */
const MARK = /^%cv-sections \S+$/m
/** Fields that are not of the owner, or that the CV does not show. */
const UNSEEN = ['id', 'cv', 'example', 'sources', 'heading', 'network']

/** Returns the last line of the PDF: a hash of the content that it was printed from. No date of a file survives Git. */
export function cvMark(content: Content) {
  const { ours } = shippedWords(content.language, content.language)
  const ourHeadings = headingsOf({ ...content, words: ours })
  const own = headingsOf(content).filter((heading) => !ourHeadings.includes(heading))
  // No markup, no word of ours and no date as it is written, because these change with an update of ours or of Node.
  const shown = JSON.stringify([content.language, cvContent(content), ...own], (field, value) =>
    UNSEEN.includes(field) || value === '' ? undefined : value,
  )
  return `%cv-sections ${createHash('sha256').update(shown).digest('base64url')}`
}

function headingsOf(content: Content) {
  return cvContent(content).sections.map(({ heading }) => heading)
}

/** The address at which the site has what `npm run cv` prints. @param base what stands in front of the addresses of the language, such as `/de`. */
export function cvAddress({ base }: { base: string }) {
  return `/cv${base.replace('/', '-')}.pdf`
}

/** Reads the CVs that the site offers and `npm run cv` has printed. Of another one, nobody can say from what it was made. */
export function printedCvs() {
  return contents
    .filter((content) => content.owner.cv === cvAddress(content))
    .map((content) => ({ content, pdf: readFileSync(`public${cvAddress(content)}`) }))
}

export function cvFinding({ base, owner }: Content, text: string): Finding {
  return { path: [`content${base}/owner.ts`, 'owner', 'cv'], text: `owner, cv: ${show(owner.cv)} — ${text}` }
}

export function findOutdatedCv(): Finding[] {
  return printedCvs().flatMap(({ content, pdf }) => {
    const mark = cvMark(content)
    const [printed = mark] = MARK.exec(pdf.toString('latin1', pdf.length - 100)) ?? []
    if (printed === mark) return []
    const command = `npm run cv${content.base && ` -- --language ${content.language}`}`
    return cvFinding(content, `the content has changed since it was printed; run "${command}"`)
  })
}
