import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { excerpt, firstSentence } from '@/components/text/sentences'

const TEXTS: Record<string, string[]> = parse(readFileSync('tests/components/text/sentences.yml', 'utf8'))

test.each(Object.entries(TEXTS))(
  'in %s, the first sentence of each text ends at its mark',
  (language, texts) => {
    for (const text of texts) expect(firstSentence(text.replace('|', ''), language)).toBe(text.split('|')[0])
  },
)

const SENTENCE = 'I led a team of four that rebuilt the shop. '

test.each([
  ['a sentence', SENTENCE.repeat(20), SENTENCE.repeat(7).trim()],
  ['a sentence without spaces', '私は店を作り直した。'.repeat(60), '私は店を作り直した。'.repeat(32)],
  ['a word, without sentences', 'word '.repeat(200), 'word '.repeat(64).trim()],
  ['all of it, if it is short', SENTENCE.repeat(10), SENTENCE.repeat(10)],
  ['all of it, without spaces', 'W'.repeat(900), 'W'.repeat(900)],
])('ends a text after %s', (_, text, start) => {
  expect(excerpt(text, 'en')).toBe(start)
})
