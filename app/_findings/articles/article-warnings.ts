import { allArticleFiles } from '@/app/_findings/articles/all-article-files'
import { foreignMarkup } from '@/app/_findings/articles/foreign-markup'
import { type Finding, inFile, type LineFinding } from '@/app/_findings/finding'
import { show } from '@/app/_findings/printable'
import { linkTarget } from '@/components/article/link-target'
import { picturePath } from '@/components/article/picture-path'
import { type ArticleFile, readArticle } from '@/components/content/article-files'
import { completedFields } from '@/components/content/published-articles'
import { isRemote } from '@/components/text/addresses'
import { isFuture } from '@/content/schema/days'

export function findArticleWarnings(): Finding[] {
  return allArticleFiles().flatMap((article) => inFile(article.file, warningsIn(article)))
}

/** Finds the places where a text looks different from what its writer may expect. */
function warningsIn(article: ArticleFile): LineFinding[] {
  const { file } = article
  const { frontMatter, body } = readArticle(file)
  const { hidingField, unknown, lineOf, writtenAs } = frontMatter
  if (hidingField) {
    const text = `${hidingField}: the text shows in "npm run dev" alone; delete this line to publish it`
    return [{ line: lineOf(hidingField.split('.')[0] ?? ''), text }]
  }
  const { dropped, prose, badFormulas, addresses } = body()
  const { date } = completedFields(article)
  const future = `date: ${show(date)} — this day is in the future, yet the text is published; wanted the day when it appears`
  const unread = 'formula: it shows as code, because it cannot be read'
  const listed = (names: string[], text: string) =>
    names.length > 0 ? [{ line: 1, text: `${names.join(', ')}: ${text}` }] : []
  return [
    ...(isFuture(date) ? [{ line: lineOf(writtenAs.date ?? 'date'), text: future }] : []),
    ...listed(unknown, 'these fields say nothing here'),
    ...listed(dropped, 'this does not show'),
    ...badFormulas.map(({ line, text }) => ({ line, text: `${unread}: ${text}` })),
    ...addresses.flatMap(({ type, url, line, isBare }) => {
      if (type === 'link') {
        const { flaw } = linkTarget(url, article)
        return flaw ? { line, text: `link ${show(url)}: ${flaw}, so its words stand alone` } : []
      }
      const bare = `${type} ${show(url)}: it has no text for those who cannot see it, so it counts as decoration`
      if (picturePath(url, article)) return isBare ? { line, text: bare } : []
      const gone = `${type} ${show(url)}: it is not there, so its words stand alone`
      const elsewhere = `${type}: it is on another host, which no visitor's browser asks, so a link stands in its place; npm run picture -- ${show(file)} brings it here`
      return { line, text: isRemote(url) ? elsewhere : gone }
    }),
    ...foreignMarkup(prose),
  ]
}
