import { readFileSync } from 'node:fs'
import type { Content } from '@/components/content/content'
import { articlePaths } from '@/components/content/languages'
import { firstParagraph, plainText, readLine } from '@/components/markdown/read-body'
import { readOnce } from '@/components/markdown/read-text'
import { splitAtCommas } from '@/components/text/comma'
import { opening } from '@/components/text/sentences'
import type { Decision, FrontMatter } from '@/content/schema/article'
import { type ArticleSection, folderOf, readPath } from '@/content/schema/article-folders'

/** Next bundles the texts, so that an edit reaches the open page and a server needs no file. Others read the files. */
const bundled = process.env.NEXT_RUNTIME ? new Map(bundledTexts()) : undefined

function bundledTexts() {
  const modules = import.meta.glob<{ default: string }>(
    [
      '../../content/{for,notes,pages,projects}/**/*.{md,mdx,markdown}',
      '../../content/*/{for,notes,pages,projects}/**/*.{md,mdx,markdown}',
      '!**/.*/**',
    ],
    { query: '?raw', eager: true },
  )
  return Object.entries(modules).map(
    ([path, text]) => [path.replace('../../', ''), withLineFeeds(text.default)] as const,
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

export function readText(file: string) {
  return readOnce(file, sourceOf(file))
}

export function articleFiles(section: ArticleSection, { base, language }: Content) {
  const folder = folderOf(section, base)
  const all = bundled ? [...bundled.keys()] : articlePaths(base)
  const files = all.filter((file) => file.startsWith(`${folder}/`)).sort()
  return files.map((file) => {
    // Without a name, the file is no page. The name of a file may begin with the day of the note.
    const { name, date } = readPath(file.slice(folder.length + 1))
    const path = section === '/page-file' ? `/${name}` : `${section}/${name}`
    const isDated = section === '/project' || section === '/notes'
    // A text has the number of this page, whatever its language. A pitch has no number.
    const sheet = section === '/page-file' ? path : section === '/for' ? undefined : section
    return { section, base, language, folder, file, name, date, isDated, href: base + path, sheet }
  })
}

export type ArticleFile = ReturnType<typeof articleFiles>[number]

export function isHiddenDraft(file: string) {
  return process.env.NODE_ENV !== 'development' && readText(file).frontMatter.hidingField !== undefined
}

export function frontMatterOf({ isDated, language, file, date }: ArticleFile) {
  const { frontMatter, body } = readText(file)
  const { title, summary } = frontMatter.values
  // Both keep their markup. There is no lead if the summary is the opening of the text.
  const heading = typeof title === 'string' && title ? readLine(title) : body().title
  const lead = typeof summary === 'string' && summary ? readLine(summary) : undefined
  const values: Record<string, unknown> = {
    ...frontMatter.values,
    title: heading && plainText(heading),
    summary: lead ? plainText(lead) : opening(firstParagraph(body()), language),
    date: isDated ? (frontMatter.values.date ?? date) : undefined,
  }
  return { values, heading, lead }
}

/** Leaves out files that the doctor reports. It never throws, because modules call it while they load. */
export function readArticles(section: ArticleSection, content: Content) {
  return articleFiles(section, content).flatMap((articleFile) => {
    const { frontMatter, body } = readText(articleFile.file)
    if (!articleFile.name || frontMatter.mistake || isHiddenDraft(articleFile.file)) return []
    const { values, heading, lead } = frontMatterOf(articleFile)
    const { tags, aliases, decisions, name: label, ...others } = values
    const title = String(values.title ?? '')
    const summary = String(values.summary ?? '')
    const date = String(values.date ?? '')
    const updated = String(values.updated ?? '')
    const hasWrongDay = [date, updated].some((day) => day && Number.isNaN(Date.parse(day)))
    if (!heading || !title || !summary || hasWrongDay || (articleFile.isDated && !date)) return []
    const known: Partial<FrontMatter> = others // the build has checked them
    return {
      ...known,
      ...articleFile,
      title,
      heading,
      summary,
      lead,
      date,
      body,
      label: String(label || title),
      updated: updated || undefined,
      tags: tagsOf(tags),
      aliases: [aliases ?? []].flat().map(String),
      decisions: [decisions ?? []].flat() as Decision[], // the build has checked them
      isDraft: frontMatter.hidingField !== undefined,
    }
  })
}

/** Some people write their tags in a line, and some programs write the list as a text: `"[]"`. */
export function tagsOf(tags: unknown) {
  const line = String(tags ?? '').replace(/^\[(.*)\]$/, '$1')
  const list: unknown[] = Array.isArray(tags) ? tags.flat(3) : splitAtCommas(line)
  return [...new Set(list.map((tag) => String(tag).trim()).filter(Boolean))]
}
