import { expect, test } from 'vitest'
import { widestWord } from '@/components/ui/name'

// Widths in em, measured in Chromium, where a Japanese character is 0.97 wide.
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
