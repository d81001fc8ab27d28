import { blend, parse, wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { colorToken } from '@/app/_metadata/color-token'
import { fieldClass } from '@/components/contact/text-field'

test('turns a colour of the stylesheet into hex, without its opacity, also one that is mixed from others', () => {
  expect(colorToken('dark', 'glow')).toMatch(/^#[\da-f]{6}$/)
  expect(colorToken('dark', 'paper-soft', 250)).toBe('#10223a')
  expect(colorToken('light', 'paper-soft', 250)).toBe('#dbe8f6')
})

test('throws for a token that does not exist or is no colour', () => {
  expect(() => colorToken('dark', 'nope')).toThrow('No colour --nope found for the dark theme')
  for (const name of ['bar-height', 'hue'])
    expect(() => colorToken('dark', name)).toThrow(`No colour --${name} found`)
})

const HUES = Array.from({ length: 12 }, (_, index) => index * 30)
const PAIRS = [
  ['foreground', 'background', 7],
  ['muted', 'background', 7],
  ['muted', 'card', 7],
  ['primary', 'background', 4.5],
  ['primary', 'card', 4.5],
  ['primary', 'paper', 4.5],
  ['on-primary', 'primary', 4.5],
  ['pencil', 'background', 4.5],
  ['pencil', 'paper', 4.5],
] as const

test.each(HUES)('keeps text readable in both themes at a hue of %i degrees', (hue) => {
  for (const theme of ['dark', 'light'] as const)
    for (const [text, ground, least] of PAIRS) {
      const contrast = wcagContrast(colorToken(theme, text, hue), colorToken(theme, ground, hue))
      expect(contrast, `${text} on ${ground} in the ${theme} theme`).toBeGreaterThanOrEqual(least)
    }
})

test('the line below a field has a contrast of 3:1 to every ground', () => {
  const alpha = Number(/ border-b-muted\/(\d+)/.exec(fieldClass)?.[1]) / 100
  for (const theme of ['dark', 'light'] as const) {
    const muted = parse(colorToken(theme, 'muted'))
    for (const token of ['background', 'card']) {
      const ground = colorToken(theme, token)
      const line = muted && blend([ground, { ...muted, alpha }])
      expect(wcagContrast(line ?? ground, ground), `${token}, ${theme}`).toBeGreaterThanOrEqual(3)
    }
  }
})
