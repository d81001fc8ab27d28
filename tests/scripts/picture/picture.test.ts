import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { REPOSITORY, runScript } from '@/tests/support/copy-site'

test('keeps a drawing, makes a HEIC a JPEG without its place, and names a broken picture', async () => {
  const [photo, heic] = [resolve('public/broken.jpg'), resolve('public/me.heic')]
  const drawing = resolve('public/drawings/portrait.svg')
  const before = readFileSync(drawing, 'utf8')
  writeFileSync(photo, 'no picture')
  copyFileSync(`${REPOSITORY}/tests/support/upright.heic`, heic)
  const { stderr, stdout } = runScript('picture/picture', [drawing, heic, photo], {}, REPOSITORY)
  expect(stderr).toContain(`${photo} does not open (`)
  expect(readFileSync(drawing, 'utf8')).toBe(before)
  expect(stdout).toContain(`${heic} is a JPEG inside now.`)
  const { format, exif } = await sharp(heic).metadata()
  expect([format, exif]).toEqual(['jpeg', undefined])
})
