import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { measurePicture } from '@/components/files/measure-picture'

test('reads the size of a photo as it is turned', async () => {
  const photo = sharp({ create: { width: 16, height: 9, channels: 3, background: 'red' } })
  await photo.withMetadata({ orientation: 6 }).toFile('public/a.webp')
  expect(await measurePicture('/a.webp')).toEqual([9, 16])
})

test.each([
  ['a small viewBox with commas', 'viewBox="0,0, 1.6,.9"', [1.6, 0.9]],
  ['width and height', "width='90' height = '20' viewBox='0 0 1 1'", [90, 20]],
  ['a width in per cent and a viewBox', 'width="100%" viewBox="0 0 16 9"', [16, 9]],
  ['no height at all', 'viewBox="0 0 16 0"', undefined],
])('reads the size of an SVG with %s', async (_, attributes, size) => {
  writeFileSync('public/a.svg', `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`)
  expect(await measurePicture('/a.svg')).toEqual(size)
})
