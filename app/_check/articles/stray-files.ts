import type { Finding } from '@/app/_check/finding'
import { contents } from '@/components/content/content'
import { contentNamesIn, isFolder } from '@/components/content/folder'
import { ARTICLE_SECTIONS, folderOf, TEXT_FILE } from '@/content/schema/article-folders'

const BESIDE_A_TEXT = /\.(?:svg|png|jpe?g|webp|avif|gif|mp4|webm)$/i

/** Lists the files in the folders of texts that show nowhere. */
export function strayFiles(): Finding[] {
  const folders = contents.flatMap(({ base }) => ARTICLE_SECTIONS.map((section) => folderOf(section, base)))
  const files = folders.flatMap((folder) => contentNamesIn(folder, true).map((name) => `${folder}/${name}`))
  const stray = files.filter((file) => !TEXT_FILE.test(file) && !BESIDE_A_TEXT.test(file) && !isFolder(file))
  const text = 'it does not show: a text ends in .md, .mdx or .markdown, and other files belong into public/'
  return stray.map((file) => ({ path: [file], text }))
}
