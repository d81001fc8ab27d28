import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { REPOSITORY, runScript } from '@/tests/support/copy-site'

test('leaves a drawing as it is, and names a picture that does not open', () => {
  const [photo, drawing] = [resolve('public/broken.jpg'), resolve('public/drawings/portrait.svg')]
  const before = readFileSync(drawing, 'utf8')
  writeFileSync(photo, 'no picture')
  const { stderr } = runScript('picture', [drawing, photo], {}, REPOSITORY)
  expect(stderr).toContain(`${photo} does not open (`)
  expect(readFileSync(drawing, 'utf8')).toBe(before)
})

test('makes a HEIC a JPEG without its place, and says so', async () => {
  const photo = resolve('public/me.heic')
  copyFileSync(`${REPOSITORY}/tests/upright.heic`, photo)
  const { stdout } = runScript('picture', [photo], {}, REPOSITORY)
  expect(stdout).toContain(`${photo} is a JPEG inside now.`)
  const { format, exif, width, height } = await sharp(photo).metadata()
  expect([format, exif, width, height]).toEqual(['jpeg', undefined, 48, 64])
})
