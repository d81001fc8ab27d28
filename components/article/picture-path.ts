import { statSync } from 'node:fs'
import { posix } from 'node:path'
import { decodedPath, isRemote } from '@/components/content/addresses'
import type { Article } from '@/components/content/articles'

/**
 * Returns the path of a picture: from `/` if it is below `public/`, from `content/` if it is beside the text.
 * @returns undefined for a picture of another host, and for one beside the text that is missing.
 */
export function picturePath(src: string, article: Pick<Article, 'file'>) {
  const path = decodedPath(src)
  if (isRemote(src)) return undefined
  if (path.startsWith('/')) return path.replace(/^\/public(?=\/)/, '')
  const file = resolvedFile(path, article)
  if (!statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false })?.isFile()) return undefined
  return file.startsWith('public/') ? file.slice('public'.length) : file
}

/** Returns the file that a path in a text means, from the folder of the site, to which a slash at its beginning leads. */
export function resolvedFile(path: string, article: Pick<Article, 'file'>) {
  return posix.resolve('/', posix.dirname(article.file), path).slice(1)
}
