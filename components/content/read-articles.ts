import { type ArticleFile, articleFiles, isHidden, readArticle } from '@/components/content/article-files'
import type { Content } from '@/components/content/content'
import { firstParagraph, plainText } from '@/components/markdown/plain-text'
import { readLine } from '@/components/markdown/read-body'
import { splitAtCommas } from '@/components/text/comma'
import { opening } from '@/components/text/sentences'
import type { FrontMatter } from '@/content/schema/article'
import type { ArticleSection } from '@/content/schema/article-folders'

/** Leaves out files that the doctor reports. It never throws, because modules call it while they load. */
export function readArticles(section: ArticleSection, content: Content) {
  return articleFiles(section, content).flatMap((articleFile) => {
    const { file, isDated, slug } = articleFile
    const { frontMatter, body } = readArticle(file)
    if (!slug || frontMatter.mistake || isHidden(file)) return []
    const { name, ...fields } = completedFields(articleFile)
    const { heading, title, summary, date, updated, aliases, decisions } = fields
    const hasWrongDay = [date, updated].some((day) => day && Number.isNaN(Date.parse(day)))
    if (!heading || !title || !summary || hasWrongDay || (isDated && !date)) return []
    return {
      ...fields,
      ...articleFile,
      heading,
      body,
      updated: updated || undefined,
      label: name || title,
      tags: tagsOf(fields.tags),
      aliases: [aliases ?? []].flat().map(String),
      decisions: [decisions ?? []].flat(),
      isDraft: frontMatter.hidingField !== undefined,
    }
  })
}

/** Completes the front matter of a text by its first heading, its first paragraph and the day in its name. */
export function completedFields({ isDated, language, file, dayInName }: ArticleFile) {
  const { frontMatter, body } = readArticle(file)
  const unchecked: Partial<FrontMatter> = frontMatter.values // later, a build stops at other types
  // Heading and lead keep their markup. Without a `summary` in the front matter, there is no lead.
  const heading = readLine(unchecked.title) ?? body().title
  const lead = readLine(unchecked.summary)
  return {
    ...unchecked,
    heading,
    lead,
    title: plainText(heading),
    summary: lead ? plainText(lead) : opening(firstParagraph(body().tree), language),
    date: (isDated && (unchecked.date ?? dayInName)) || '',
  }
}

/** Some people write their tags in a line, and some programs write the list as a text: `"[]"`. */
export function tagsOf(tags: unknown) {
  const line = String(tags ?? '').replace(/^\[(.*)\]$/, '$1')
  const list: unknown[] = Array.isArray(tags) ? tags.flat(3) : splitAtCommas(line)
  return [...new Set(list.map((tag) => String(tag).trim()).filter(Boolean))]
}
