import { extname } from 'node:path'
import { aliasMistakes } from '@/app/_check/articles/alias-mistakes'
import { allArticleFiles } from '@/app/_check/articles/all-articles'
import { checkFile } from '@/app/_check/articles/check-markdown'
import { type Addresses, linkMistake, siteAddresses } from '@/app/_check/articles/link-mistake'
import { named } from '@/app/_check/articles/markdown-mistakes'
import { whyNoPage } from '@/app/_check/articles/why-no-page'
import { fileMistake } from '@/app/_check/file-mistake'
import type { Finding, LineFinding } from '@/app/_check/finding'
import { pictureMistake } from '@/app/_check/picture-mistake'
import { show } from '@/app/_check/printable'
import { decodedPath } from '@/components/content/addresses'
import type { ArticleFile } from '@/components/content/article-files'
import { dayOf, isHiddenDraft, readMarkdown } from '@/components/content/front-matter'
import { isVideoFile } from '@/components/content/picture-kind'
import { isFuture } from '@/content/schema/days'

const WANTED_VIDEO = 'wanted a video under public/ that ends in .mp4 or .webm, in small letters'

/** Finds the mistakes in all stories, notes and pages at once. A draft may have some, because no build shows it. */
export function findArticleMistakes(): Finding[] {
  const addresses = siteAddresses()
  const files = allArticleFiles().filter(({ file }) => !isHiddenDraft(file))
  return [...files.flatMap((one) => mistakesIn(one, addresses)), ...aliasMistakes(files, addresses)]
}

function mistakesIn(articleFile: ArticleFile, known: Addresses): Finding[] {
  const reason = whyNoPage(articleFile)
  if (reason) return [{ path: [articleFile.file], text: reason }]
  const { mistakes, addresses } = checkFile(articleFile)
  const mistakeOf = {
    link: (url: string) => linkMistake(url, articleFile, known),
    // In capitals, the ending of a video is that of a picture.
    picture: (url: string) =>
      pictureMistake(decodedPath(url), isVideoFile(url.toLowerCase()) ? WANTED_VIDEO : undefined),
    video: (url: string) => fileMistake(decodedPath(url), WANTED_VIDEO, [extname(url).slice(1)]),
  }
  const dead = addresses.flatMap(({ type, url, line }) => {
    const text = named(type, url, mistakeOf[type](url))
    return text ? { line, text } : []
  })
  return inFile(articleFile.file, [...mistakes, ...dead])
}

/** Finds what is worth improving in all stories, notes and pages. */
export function findArticleWarnings(): Finding[] {
  return allArticleFiles().flatMap((one) => inFile(one.file, warningsIn(one)))
}

function warningsIn(articleFile: ArticleFile): LineFinding[] {
  const { fields, values } = readMarkdown(articleFile.file)
  const lineOfField = (name: string) => fields.find((field) => field.values && name in field.values)?.line
  if (values.draft === 'true') {
    const text = 'draft: it shows in "npm run dev" alone; delete this line to publish the text'
    return [{ line: lineOfField('draft'), text }]
  }
  const { warnings } = checkFile(articleFile)
  const date = String(dayOf(values.date))
  if (!isFuture(date)) return warnings
  const text = `date: ${show(date)} — this day is in the future, yet the text is published, first in its list; wanted the day when it appears`
  return [{ line: lineOfField('date'), text }, ...warnings]
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
