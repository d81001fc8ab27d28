import { keepByVersion } from '@/components/content/keep'
import { readFacts } from '@/components/markdown/facts'
import { type Body, plainText, readBody, readLine } from '@/components/markdown/read-body'

export type Text = ReturnType<typeof textOf>

/** This module imports no content, so that it stays when the owner edits a text, and no other one is read again. */
export const readOnce = keepByVersion((_file, source?: string) => textOf(source))

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
