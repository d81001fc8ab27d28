import { statSync } from 'node:fs'
import { posix } from 'node:path'
import type { Article } from '@/components/content/article-lists'
import { decodedPath, isRemote } from '@/components/text/addresses'

/** Returns a path from `/` below `public/`, or one from `content/`. Other hosts and missing relative files have none. */
export function picturePath(src: string, article: Pick<Article, 'file'>) {
  const path = decodedPath(src)
  if (isRemote(src)) return undefined
  if (path.startsWith('/')) return path.replace(/^\/public(?=\/)/, '')
  const file = resolvedFile(path, article)
  if (!statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false })?.isFile()) return undefined
  return file.startsWith('public/') ? file.slice('public'.length) : file
}

/** Resolves a path in a text to a file, from the folder of the site. A path from `/` begins at that folder. */
export function resolvedFile(path: string, article: Pick<Article, 'file'>) {
  return posix.resolve('/', posix.dirname(article.file), path).slice(1)
}
