import { expect, test } from 'vitest'
import { widestWord } from '@/components/ui/name'

// Measured in Chromium, in em. A Japanese character has 0.97.
test.each([
  ['Konstantinos Oppenheimer', 6.12],
  ['Ana Montgomery', 5.78],
  ['Wim Wimmer', 3.82],
  ['データベース 設計', 5.82],
  ['アクセシビリティーを改善したウェブサイトの作り方', 7.76],
])('%s has room for its longest word', (name, width) => {
  expect(widestWord(name)).toBeGreaterThanOrEqual(width)
  expect(widestWord(name)).toBeLessThan(width * 1.15)
})
