import { expect, test } from 'vitest'
import { firstSentence } from '@/components/text/first-sentence'

test.each([
  ['A board. It merges.', 'en', 'A board.'],
  ['A board that merges', 'en', 'A board that merges'],
  ['Version 2.0 is out! More.', 'en', 'Version 2.0 is out!'],
  ['看板。它会合并。', 'zh', '看板。'],
  ['', 'en', ''],
])('of "%s" (%s), the first sentence is "%s"', (text, language, first) => {
  expect(firstSentence(text, language)).toBe(first)
})
