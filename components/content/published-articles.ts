import { type ArticleFile, articleFiles, readArticle } from '@/components/content/article-files'
import type { Content } from '@/components/content/content'
import { firstParagraph, plainText } from '@/components/markdown/plain-text'
import { readLine } from '@/components/markdown/read-body'
import { opening } from '@/components/text/sentences'
import { splitAtCommas } from '@/components/text/split-at-commas'
import type { FrontMatter } from '@/content/schema/article'
import type { ArticleSection } from '@/content/schema/article-folders'

/** Checks if the site leaves out a text because it is a draft. Only `npm run dev` shows drafts. */
export function isHiddenDraft(file: string) {
  return process.env.NODE_ENV !== 'development' && readArticle(file).frontMatter.hidingField !== undefined
}

/** Leaves out drafts and files that the doctor reports. It never throws, because modules call it while they load. */
export function articlesIn(section: ArticleSection, content: Content) {
  return articleFiles(section, content).flatMap((articleFile) => {
    const { file, isDated, slug } = articleFile
    const { frontMatter, body } = readArticle(file)
    if (!slug || frontMatter.mistake || isHiddenDraft(file)) return []
    const { name, ...fields } = completedFields(articleFile)
    const { heading, title, summary, date, updated, aliases, decisions } = fields
    // These are mistakes of `front-matter-mistakes.ts` again, without the schema and its library.
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

/** Fills what front matter lacks: from the title and first paragraph of the text, otherwise from the name of the file. */
export function completedFields({ isDated, language, file, fileName, dayInName }: ArticleFile) {
  const { frontMatter, body } = readArticle(file)
  const unchecked: Partial<FrontMatter> = frontMatter.values // a build checks their types later
  // Heading and lead keep their markup. Without a `summary` in the front matter, there is no lead.
  const heading = readLine(unchecked.title) ?? body().title ?? readLine(fileName)
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
