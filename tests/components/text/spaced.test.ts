import { expect, test } from 'vitest'
import { spaced } from '@/components/text/spaced'

test('continues a text as its script does', () => {
  expect(['And I’m a', 'I am ', 'मैं हूँ'].map(spaced)).toEqual(['And I’m a ', 'I am ', 'मैं हूँ '])
  for (const text of ['我是一名', '我是“一名”', '私は“プログラマー”']) expect(spaced(text)).toBe(text)
})
