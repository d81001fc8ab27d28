import { expect, test } from 'vitest'
import { colorToken } from '@/app/_site/color-token'

test('turns a colour of the stylesheet into hex, without its opacity', () => {
  expect(colorToken('dark', 'background')).toMatch(/^#[\da-f]{6}$/)
  expect(colorToken('dark', 'glow')).toMatch(/^#[\da-f]{6}$/)
  expect(colorToken('light', 'background')).not.toBe(colorToken('dark', 'background'))
})

test('throws for a token that does not exist or is mixed from others', () => {
  expect(() => colorToken('dark', 'nope')).toThrow('No colour --nope found for the dark theme')
  expect(() => colorToken('dark', 'paper-soft')).toThrow('No colour --paper-soft found')
})
