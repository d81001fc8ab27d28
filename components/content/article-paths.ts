// Imports are relative, because `next.config.ts` imports this file.
import {
  ARTICLE_SECTIONS,
  type ArticleSection,
  folderOf,
  readPath,
  TEXT_FILE,
} from '../../content/schema/article-folders'
import { isFolder, pathsIn } from '../files/folder'

export function articlePaths(base: string) {
  const folders = ARTICLE_SECTIONS.map((section) => folderOf(section, base))
  return pathsIn(folders, true).filter((file) => TEXT_FILE.test(file) && !isFolder(file))
}

/** Takes the files of a section from the paths, and reads their names. */
export function filesIn(section: ArticleSection, base: string, paths: string[]) {
  const folder = `${folderOf(section, base)}/`
  const files = paths.filter((path) => path.startsWith(folder)).sort()
  return files.map((file) => ({ file, ...readPath(file.slice(folder.length)) }))
}
