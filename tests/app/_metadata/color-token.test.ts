import { interpolate, wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { colorToken } from '@/app/_metadata/color-token'
import { fieldClass } from '@/components/contact/text-field'

test('turns a colour of the stylesheet into hex without opacity, also one mixed from others', () => {
  expect(colorToken('dark', 'glow')).toMatch(/^#[\da-f]{6}$/)
  expect(colorToken('dark', 'paper-soft', 250)).toBe('#10223a')
  expect(colorToken('light', 'paper-soft', 250)).toBe('#dbe8f6')
  // The first token does not exist, the others are no colours.
  for (const name of ['nope', 'bar-height', 'hue'])
    expect(() => colorToken('dark', name)).toThrow(`No colour --${name} found for the dark theme`)
})

/** The opacity of the line below a field. */
const LINE = Number(/ border-b-muted\/(\d+)/.exec(fieldClass)?.[1]) / 100
const HUES = Array.from({ length: 12 }, (_, index) => index * 30)
const PAIRS: [color: string, grounds: string[], least: number, alpha?: number][] = [
  ['foreground', ['background'], 7],
  ['muted', ['background', 'card'], 7],
  ['primary', ['background', 'card', 'paper'], 4.5],
  ['on-primary', ['primary'], 4.5],
  ['pencil', ['background', 'paper'], 4.5],
  ['muted', ['background', 'card'], 3, LINE],
]

test.each(HUES)('texts and the lines below fields stand out in both themes at a hue of %i degrees', (hue) => {
  for (const theme of ['dark', 'light'] as const)
    for (const [color, grounds, least, alpha = 1] of PAIRS)
      for (const token of grounds) {
        const ground = colorToken(theme, token, hue)
        const seen = interpolate([ground, colorToken(theme, color, hue)], 'rgb')(alpha)
        expect(wcagContrast(seen, ground), `${color} on ${token}, ${theme}`).toBeGreaterThanOrEqual(least)
      }
})
