import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPicture } from '@/components/files/read-picture'
import { REPOSITORY } from '@/tests/support/copy-site'
import { write } from '@/tests/support/write'

// The picture lies on its side in the file. Its upper half is the red of sRGB, in the numbers of Display P3.
const HEIC = readFileSync(`${REPOSITORY}/tests/support/upright.heic`)

test('reads a HEIC as it is to be seen, with its place left out', async () => {
  write('public/a.jpg', HEIC)
  const picture = await readPicture('public/a.jpg')
  const { exif, autoOrient } = await sharp(picture).metadata()
  expect([exif, autoOrient]).toEqual([undefined, { width: 48, height: 64 }])
  const [red = 0, green = 0] = await sharp(picture).raw().toBuffer()
  expect([red > 245, green < 20]).toEqual([true, true])
  expect(await readPicture('public/a.jpg')).toEqual(picture)
})

test('refuses a HEIC that ends too early', async () => {
  const torn = Buffer.from(HEIC)
  torn.writeUInt32BE(9_999, torn.indexOf('mdat') - 4)
  write('public/a.heic', torn)
  await expect(readPicture('public/a.heic')).rejects.toThrow('the end of the file is missing')
})
