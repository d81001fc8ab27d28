import { lstatSync } from 'node:fs'
import type { Content } from '@/components/content/content'
import { contentNamesIn } from '@/components/content/folder'
import { dayOf, isHiddenDraft, readMarkdown, tagsOf } from '@/components/content/front-matter'
import type { FrontMatter } from '@/content/schema/article'
import { type ArticleSection, folderOf, PAGE_NAME } from '@/content/schema/article-folders'

const PAGE_FILE = new RegExp(`^(${PAGE_NAME})\\.mdx?$`)

/** Lists every file of the owner in the folder of a section and below it. */
export function articleFiles(section: ArticleSection, { base }: { base: string }) {
  const folder = folderOf(section, base)
  return contentNamesIn(folder, true)
    .filter((path) => !lstatSync(/* turbopackIgnore: true */ `${folder}/${path}`).isDirectory())
    .sort()
    .map((path) => {
      /** Without its ending. Undefined if the file is no page. */
      const name = PAGE_FILE.exec(path)?.[1]
      const isPage = section === '/page-file'
      /** The page whose number it has, without what stands in front of it in a further language. */
      const sheet = isPage ? `/${name}` : section
      const href = base + (isPage ? sheet : `${section}/${name}`)
      return { section, base, folder, path, name, file: `${folder}/${path}`, href, sheet }
    })
}

export type ArticleFile = ReturnType<typeof articleFiles>[number]

export type Article = ReturnType<typeof readArticles>[number]

/** Leaves out files of which the check says what is wrong. It never throws, because modules read while they load. */
export function readArticles(section: ArticleSection, { base, language }: Content) {
  return articleFiles(section, { base }).flatMap(({ name, file, href, sheet }) => {
    if (!name || isHiddenDraft(file)) return []
    const { values, text } = readMarkdown(file)
    const { title, summary, tags, aliases, name: label, ...others } = values
    const date = section === '/page-file' ? '' : String(dayOf(values.date) ?? '')
    const updated = String(dayOf(values.updated) ?? '')
    const areDays = [date, updated].every((day) => day === '' || !Number.isNaN(Date.parse(day)))
    const isDated = section === '/page-file' || date !== ''
    if (typeof title !== 'string' || typeof summary !== 'string') return []
    if (!title || !summary || !areDays || !isDated) return []
    const facts: Partial<FrontMatter> = others // the build has checked them
    const lists = { tags: tagsOf(tags), aliases: [aliases ?? []].flat().map(String) }
    const read = { title, summary, label: String(label || title), date, updated: updated || undefined }
    return { ...facts, ...read, ...lists, name, language, file, href, sheet, text }
  })
}
