import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureMistake } from '@/app/_findings/public-file-mistake'
import { write } from '@/tests/support/write'

const SVG =
  '\ufeff<?xml version="1.0"?>\n<!-- Drawn -->\n<!-- > -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [\n<!ENTITY a "b">\n]>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>'
const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
const PNG = await picture.png().toBuffer()

test.each(['svg', 'png', 'jpeg', 'webp', 'avif', 'gif'] as const)('accepts a picture as %s', async (kind) => {
  write(`public/right.${kind}`, kind === 'svg' ? SVG : await picture.toFormat(kind).toBuffer())
  expect(pictureMistake(`/right.${kind}`)).toBeUndefined()
})

test.each<[file: string, bytes: string | Buffer, message: string, path?: string]>([
  ['/cv.png', '%PDF-', 'public/cv.png is pdf inside; wanted a picture'],
  ['/png.svg', PNG, 'wanted a name that ends in the same way, for example "/portrait.png"'],
  ['/drawings/plain.svg', SVG, 'has no id="drawing"'],
  ['/none.svg', '<!-- <svg xmlns="a"> --><svg width="1"/>', 'show nothing; add xmlns="http://www.w3.'],
  ['/pointer.png', 'version https://git-lfs.github.com/spec/v1\n', 'is a Git LFS pointer, which stands in'],
  ['/empty.png', '', 'public/empty.png is empty, it has 0 bytes; copy or export it again'],
  ['/a.png', PNG, 'there is no public/../public/a.png', '/../public/a.png'],
  ['/a.png', PNG, 'there is no public/A.png — wanted "/a.png", as the file is called', '/A.png'],
  ['/a.png', PNG, 'an address of this site begins with / — wanted "/a.png"', 'public/a.png'],
  ['/e\u0301.png', PNG, 'as the file is called; rename it if that looks the same', '/\u00e9.png'],
])('refuses what does not fit: %s', (file, bytes, message, path = file) => {
  write(`public${file}`, bytes)
  expect(pictureMistake(path)).toContain(message)
})
