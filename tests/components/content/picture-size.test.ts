import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictureSize } from '@/components/content/picture-size'

test.each([
  ['a viewBox', '<svg viewBox="0 0 16 9">', [16, 9]],
  ['a viewBox with commas', '<svg viewBox="0,0, 16,9">', [16, 9]],
  ['width and height', "<svg width='2in' height = '96px' viewBox='0 0 1 1'>", [192, 96]],
  ['a width in per cent and a viewBox', '<svg width="100%" viewBox="0 0 16 9">', [16, 9]],
  ['a tag in an attribute', `<svg a="${'<a width=&quot;1&quot;>'.repeat(99)}" viewBox="0 0 16 9">`, [16, 9]],
  ['a long comment', `<!-- <svg> ${'x'.repeat(2_000)} --><svg viewBox="0 0 16 9">`, [16, 9]],
  ['a width alone', '<svg width="16">', undefined],
  ['no height at all', '<svg viewBox="0 0 16 0">', undefined],
  ['a size of another element', '<svg><rect width="16" height="9"/>', undefined],
])('reads the size of an SVG with %s', (_, svg, size) => {
  writeFileSync('public/a.svg', svg)
  expect(pictureSize('/a.svg')).toEqual(size)
})
