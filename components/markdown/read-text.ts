import { readFacts } from '@/components/markdown/facts'
import { type Body, plainText, readBody, readLine } from '@/components/markdown/read-body'

export type Text = ReturnType<typeof textOf>

/** By file. This module imports no content, so that it stays when the owner edits a text, and no other one is read again. */
const known = new Map<string, { source?: string; text: Text }>()

export function readOnce(file: string, source?: string): Text {
  const last = known.get(file)
  if (last && last.source === source) return last.text
  const text = textOf(source)
  known.set(file, { source, text })
  return text
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
