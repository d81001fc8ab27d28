import { readFileSync } from 'node:fs'
import type { Content } from '@/components/content/content'
import { articlePaths } from '@/components/content/language-folders'
import { readOnce } from '@/components/markdown/parse-text'
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
