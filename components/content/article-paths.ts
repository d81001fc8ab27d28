// Imports are relative, because `next.config.ts` imports this file.
import { ARTICLE_SECTIONS, folderOf, TEXT_FILE } from '../../content/schema/article-folders'
import { isFolder, pathsIn } from '../files/folder'

export function articlePaths(base: string) {
  const folders = ARTICLE_SECTIONS.map((section) => folderOf(section, base))
  return pathsIn(folders, true).filter((file) => TEXT_FILE.test(file) && !isFolder(file))
}
