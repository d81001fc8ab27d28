import { expect, test } from 'vitest'
import { widestWord } from '@/components/ui/name'

// Measured in Chromium, in em.
test.each([
  ['Konstantinos Oppenheimer', 6.12],
  ['Ana Montgomery', 5.78],
  ['Wim Wimmer', 3.82],
  ['東京 太郎', 1.94],
])('%s has room for its longest word', (name, width) => {
  expect(widestWord(name)).toBeGreaterThanOrEqual(width)
  expect(widestWord(name)).toBeLessThan(width * 1.15)
})
