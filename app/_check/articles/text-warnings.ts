import { foreignMarkup } from '@/app/_check/articles/foreign-markup'
import type { LineFinding } from '@/app/_check/finding'
import { show } from '@/app/_check/printable'
import { linkTarget, picturePath } from '@/components/article/targets'
import { type ArticleFile, factsOf, readText } from '@/components/content/article-files'
import { isRemote } from '@/components/markdown/elements'
import { isFuture } from '@/content/schema/days'

/** Finds what a text shows otherwise than its writer may expect. */
export function textWarnings(articleFile: ArticleFile): LineFinding[] {
  const { file } = articleFile
  const { facts, body } = readText(file)
  const { hidingFact, unknown, lineOf } = facts
  if (hidingFact === 'draft') {
    const text = 'draft: it shows in "npm run dev" alone; delete this line to publish the text'
    return [{ line: lineOf('draft'), text }]
  }
  if (hidingFact) {
    const text = `${hidingFact}: it keeps the text from readers elsewhere, so it is a draft here; delete this line to publish it`
    return [{ line: lineOf(hidingFact.split('.')[0] ?? ''), text }]
  }
  const { dropped, prose, badFormulas, addresses } = body()
  const listed = (names: string[], text: string) =>
    names.length > 0 ? [{ line: 1, text: `${names.join(', ')}: ${text}` }] : []
  return [
    ...futureDate(articleFile),
    ...listed(unknown, 'these facts say nothing here'),
    ...listed(dropped, 'this does not show, as on GitHub'),
    ...badFormulas.map(({ line, text }) => ({
      line,
      text: `formula: it shows as code, because it cannot be read: ${text}`,
    })),
    ...addresses.flatMap(({ type, url, line }) => {
      if (type === 'link') {
        const { flaw } = linkTarget(url, articleFile)
        return flaw ? { line, text: `link ${show(url)}: ${flaw}, so its words stand alone` } : []
      }
      if (picturePath(url, articleFile)) return []
      if (!isRemote(url))
        return { line, text: `${type} ${show(url)}: it is not there, so its words stand alone` }
      const text = `${type}: it is on another host, which no visitor's browser asks, so a link stands in its place; npm run picture -- ${file} brings it here`
      return { line, text }
    }),
    ...foreignMarkup(prose),
  ]
}

function futureDate(articleFile: ArticleFile) {
  const { lineOf, writtenAs } = readText(articleFile.file).facts
  const date = String(factsOf(articleFile).values.date)
  if (!isFuture(date)) return []
  const text = `date: ${show(date)} — this day is in the future, yet the text is published, first in its list; wanted the day when it appears`
  return [{ line: lineOf(writtenAs.date ?? 'date'), text }]
}
