import { keepByVersion } from '@/components/files/keep-by-file'
import { readFrontMatter } from '@/components/markdown/front-matter'
import { plainText } from '@/components/markdown/plain-text'
import { readBody, readLine } from '@/components/markdown/read-body'

/** Keeps each text until its file changes. If this module imported content, an edit of one text would drop all texts. */
export const readOnce = keepByVersion((_file, source?: string) => parseText(source))

export function parseText(source = '') {
  const frontMatter = readFrontMatter(source)
  let body: ReturnType<typeof readBody> | undefined
  return {
    frontMatter,
    /** Reads the text below the front matter only when something asks for it, because lists show front matter alone. */
    body() {
      body ??= readBody(frontMatter.text, plainText(readLine(frontMatter.values.title)))
      return body
    },
  }
}
