import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { runScript } from '@/tests/support/run-script'
import { REPOSITORY } from '@/tests/support/specimen-site'

test('turns a picture as its file says, takes out the place, and names what does not open', async () => {
  const [photo, drawing] = [resolve('public/placed.jpg'), resolve('public/drawings/portrait.svg')]
  const picture = sharp({ create: { width: 8, height: 4, channels: 3, background: 'red' } })
  const turned = picture.withMetadata({ orientation: 6 })
  await turned.withExif({ IFD3: { GPSLatitude: '51/1 30/1 3230/100' } }).toFile(photo)
  const before = readFileSync(drawing, 'utf8')
  process.chdir(REPOSITORY)
  expect(runScript('picture', [photo, drawing]).stderr).toBe('')
  const { width, height, exif } = await sharp(photo).metadata()
  expect([width, height, exif]).toEqual([4, 8, undefined])
  expect(readFileSync(drawing, 'utf8')).toBe(before)
  writeFileSync(photo, 'no picture')
  expect(runScript('picture', [photo]).stderr).toContain(`${photo} does not open (`)
})
