import { expect, test } from 'vitest'
import { drawAssembly } from '@/components/project/assembly'

const TWELVE = 'HTML,CSS,JavaScript,TypeScript,React,Node,Python,Go,Rust,Java,C,C++'.split(',')

test('draws the same project the same way in every build', () => {
  expect(drawAssembly('Relay Board', ['React', 'Go'])).toEqual(drawAssembly('Relay Board', ['React', 'Go']))
})

test('gives each project a drawing of its own', () => {
  const titles = ['Relay Board', 'Recipe Box', 'مخطط المسارات', '東京の路線図', 'dotfiles', 'dotfiles 2']
  const drawings = titles.flatMap((title) => [
    drawAssembly(title, []).drawing,
    drawAssembly(title, ['Shell']).drawing,
    drawAssembly(title, ['C++', 'Shell']).drawing,
  ])
  expect(new Set(drawings).size).toBe(drawings.length)
})

test.each([0, 1, 3, 12])('keeps %i parts within the frame', (count) => {
  const { drawing } = drawAssembly('Relay Board', TWELVE.slice(0, count))
  for (const [, x, y] of drawing.replace(/<path[^>]*transform.*?>/, '').matchAll(/[ML](\d+) (\d+)/g)) {
    expect(Number(x)).toBeLessThan(640)
    expect(Number(y)).toBeLessThan(400)
  }
})
