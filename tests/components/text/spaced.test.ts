import { expect, test } from 'vitest'
import { spaced } from '@/components/text/spaced'

test.each([
  ['And I’m a', 'And I’m a '],
  ['我是一名', '我是一名'],
  ['我是“一名”', '我是“一名”'],
  ['私は“プログラマー”', '私は“プログラマー”'],
  ['I am ', 'I am '],
  ['मैं हूँ', 'मैं हूँ '],
])('continues %s as its script does', (text, start) => {
  expect(spaced(text)).toBe(start)
})
