import { expect, test } from 'vitest'
import { lead } from '@/components/text/lead'

const SENTENCE = 'I led a team of four that rebuilt the shop. '

test('leaves a short text whole', () => {
  expect(lead(SENTENCE.repeat(10))).toBe(SENTENCE.repeat(10))
})

test.each([
  ['a sentence', SENTENCE.repeat(20), SENTENCE.repeat(7).trim()],
  ['a sentence without spaces', '私は店を作り直した。'.repeat(60), '私は店を作り直した。'.repeat(32)],
  ['a word, without sentences', 'word '.repeat(200), 'word '.repeat(64).trim()],
])('ends a long text after %s', (_, text, start) => {
  expect(lead(text)).toBe(start)
})

test('leaves a text without spaces whole', () => {
  expect(lead('W'.repeat(900))).toBe('W'.repeat(900))
})
