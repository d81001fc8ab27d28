import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { REPOSITORY, runScript } from '@/tests/support/copy-site'

test('keeps a drawing, mends a HEIC and a picture that is too large, and names a broken one', async () => {
  const [photo, heic] = [resolve('public/broken.jpg'), resolve('public/me.heic')]
  const large = resolve('public/large.png')
  const drawing = resolve('public/drawings/portrait.svg')
  const before = readFileSync(drawing, 'utf8')
  writeFileSync(photo, 'no picture')
  copyFileSync(`${REPOSITORY}/tests/support/upright.heic`, heic)
  await sharp({ create: { width: 6_000, height: 9_000, channels: 3, background: 'red' } }).toFile(large)
  const { stderr, stdout } = runScript('picture/picture', [drawing, heic, large, photo], {}, REPOSITORY)
  expect(stderr).toContain(`${photo} does not open (`)
  expect(readFileSync(drawing, 'utf8')).toBe(before)
  expect(stdout).toContain(`${heic} is a JPEG inside now.`)
  const { format, exif } = await sharp(heic).metadata()
  expect([format, exif]).toEqual(['jpeg', undefined])
  expect(await sharp(large).metadata()).toMatchObject({ format: 'png', width: 5_773, height: 8_660 })
})
