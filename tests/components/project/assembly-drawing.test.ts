import { expect, test } from 'vitest'
import { drawAssembly } from '@/components/project/assembly-drawing'

test('gives each project a drawing of its own, and the same in every build', () => {
  const titles = ['Relay Board', 'Recipe Box', 'مخطط المسارات', '東京の路線図', 'dotfiles', 'dotfiles 2']
  const parts = [[], ['Shell'], ['C++', 'Shell']]
  const draw = () => titles.flatMap((title) => parts.map((used) => drawAssembly(title, used).drawing))
  expect(new Set(draw()).size).toBe(18)
  expect(draw()).toEqual(draw())
})

test.each([0, 1, 3, 12])('keeps %i parts within the frame', (count) => {
  // The hash of React draws the widest and the thickest part.
  const { drawing } = drawAssembly('Relay Board', Array(count).fill('React'))
  const slabs = drawing.replace(/<path[^>]*transform.*?>/, '').matchAll(/[ML](-?\d+) (-?\d+)/g)
  const shares = Array.from(slabs, ([, x, y]) => [Number(x) / 640, Number(y) / 400]).flat()
  expect(Math.min(...shares)).toBeGreaterThan(0)
  expect(Math.max(...shares)).toBeLessThan(1)
})
