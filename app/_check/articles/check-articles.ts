import { aliasMistakes } from '@/app/_check/articles/alias-mistakes'
import { allArticleFiles } from '@/app/_check/articles/all-articles'
import { textMistakes, whyNoPage } from '@/app/_check/articles/text-mistakes'
import { textWarnings } from '@/app/_check/articles/text-warnings'
import type { Finding, LineFinding } from '@/app/_check/finding'
import { siteAddresses } from '@/components/article/targets'
import { isHiddenDraft } from '@/components/content/article-files'
import { contentIn } from '@/components/content/content'

/** Finds the mistakes in all stories, notes and pages at once. A draft may have some, because no build shows it. */
export function findArticleMistakes(): Finding[] {
  const files = allArticleFiles().filter(({ file }) => !isHiddenDraft(file))
  const mistakes = files.flatMap((one) => {
    const reason = whyNoPage(one, files)
    return reason ? { path: [one.file], text: reason } : inFile(one.file, textMistakes(one))
  })
  return [...mistakes, ...aliasMistakes(files, siteAddresses(contentIn()))]
}

export function findArticleWarnings(): Finding[] {
  return allArticleFiles().flatMap((one) => inFile(one.file, textWarnings(one)))
}

/** Sorts the findings by line. The same text for another line is added to the first. */
function inFile(file: string, findings: LineFinding[]): Finding[] {
  const sorted = findings.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
  const lines = new Map<string, Set<number | undefined>>()
  for (const { line, text } of sorted) lines.set(text, (lines.get(text) ?? new Set()).add(line))
  return [...lines].map(([text, [line, ...more]]) => {
    const others = more.length > 0 ? `; the same in line ${more.join(', ')}` : ''
    return { path: [file], line, text: text + others }
  })
}
