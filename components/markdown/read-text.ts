import { keepByFile } from '@/components/content/keep-by-file'
import { readFacts } from '@/components/markdown/facts'
import { type Body, plainText, readBody, readLine } from '@/components/markdown/read-body'

export type Text = ReturnType<typeof textOf>

/** Makes a function that reads a file again only if it has changed. This module imports no content, so that an edit of that reads no text again. */
export function textReader(sourceOf: (file: string) => string | undefined) {
  return keepByFile(sourceOf, textOf)
}

export function textOf(source = '') {
  const facts = readFacts(source)
  let body: Body | undefined
  return {
    facts,
    /** Reads the text below the facts when something first asks for it, because lists show facts alone. */
    body() {
      const { title } = facts.values
      body ??= readBody(facts.text, typeof title === 'string' ? plainText(readLine(title)) : undefined)
      return body
    },
  }
}
