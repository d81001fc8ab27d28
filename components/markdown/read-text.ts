import { keepByVersion } from '@/components/content/keep'
import { readFrontMatter } from '@/components/markdown/front-matter'
import { type Body, plainText, readBody, readLine } from '@/components/markdown/read-body'

export type Text = ReturnType<typeof parseText>

/** This module imports no content. So an edit of one text does not load it anew, and no other text is read again. */
export const readOnce = keepByVersion((_file, source?: string) => parseText(source))

export function parseText(source = '') {
  const frontMatter = readFrontMatter(source)
  let body: Body | undefined
  return {
    frontMatter,
    /** Reads the text below the front matter when something first asks for it, because lists show front matter alone. */
    body() {
      const { title } = frontMatter.values
      body ??= readBody(frontMatter.text, typeof title === 'string' ? plainText(readLine(title)) : undefined)
      return body
    },
  }
}
