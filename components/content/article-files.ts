import { readFileSync } from 'node:fs'
import type { Content } from '@/components/content/content'
import { articlePaths } from '@/components/content/language-folders'
import { readOnce } from '@/components/markdown/parse-text'
import { firstParagraph, plainText } from '@/components/markdown/plain-text'
import { readLine } from '@/components/markdown/read-body'
import { splitAtCommas } from '@/components/text/comma'
import { opening } from '@/components/text/sentences'
import type { FrontMatter } from '@/content/schema/article'
import { type ArticleSection, filesIn } from '@/content/schema/article-folders'

/** Next bundles the texts, so that an edit reaches the open page and a server needs no file. Scripts read the files. */
const bundled = process.env.NEXT_RUNTIME ? bundledTexts() : undefined

function bundledTexts() {
  const modules = import.meta.glob<{ default: string }>(
    [
      '../../content/{for,notes,pages,projects}/**/*.{md,mdx,markdown}',
      '../../content/*/{for,notes,pages,projects}/**/*.{md,mdx,markdown}',
      '!**/.*/**',
    ],
    { query: '?raw', eager: true },
  )
  return new Map(
    Object.entries(modules).map(([path, text]) => [path.replace('../../', ''), withLineFeeds(text.default)]),
  )
}

/** Returns the text of a file, with LF alone and without a byte order mark, or undefined if it cannot be read. */
export function sourceOf(file: string) {
  if (bundled) return bundled.get(file)
  try {
    return withLineFeeds(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)))
  } catch {
    return undefined
  }
}

function withLineFeeds(text: string) {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
}

export function readArticle(file: string) {
  return readOnce(file, sourceOf(file))
}

export function articleFiles(section: ArticleSection, { base, language }: Content) {
  const paths = bundled ? [...bundled.keys()] : articlePaths(base)
  return filesIn(section, base, paths).map(({ file, slug, name: fileName, date: dayInName }) => {
    const path = section === '/page-file' ? `/${slug}` : `${section}/${slug}`
    const isDated = section === '/project' || section === '/notes'
    // A story and a note show the sheet number of their list, a page shows its own, and a pitch none.
    const sheet = section === '/page-file' ? path : section === '/for' ? undefined : section
    return { section, base, language, file, fileName, slug, dayInName, isDated, href: base + path, sheet }
  })
}

export type ArticleFile = ReturnType<typeof articleFiles>[number]

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

/** Completes the front matter of a text by its title and first paragraph, and by the title and the day in the name of its file. */
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
