import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findBadPictures } from '@/app/_check/content/bad-pictures'
import { changed } from '@/tests/support/changed'

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
const PNG = await picture.png().toBuffer()
const HUGE = picture.clone().resize(9_000).png({ compressionLevel: 1 })
const SCREEN = Buffer.from('GIF89a\x00\x05\xd0\x02\x80\0\0\0\0\0\xff\xff\xff', 'latin1') // 1280 × 720, two colours
const FRAME = Buffer.from(',\0\0\0\0\x01\0\x01\0\0\x02\x02L\x01\0', 'latin1') // one pixel
const FILM = Buffer.concat([SCREEN, ...Array(300).fill(FRAME), Buffer.from(';')])

test.each([
  ['/right.png', PNG, undefined],
  ['/torn.svg', Buffer.from('<svg'), 'it does not open (Input file contains unsupported image format)'],
  [
    '/torn.png',
    PNG.subarray(0, -20),
    'it does not open (vipspng: libpng read error vips2png: unable to write',
  ],
  ['/film.gif', FILM, '300 frames of 1280 × 720 pixels; wanted at most 271 frames'],
  ['/huge.png', await HUGE.toBuffer(), '9000 × 9000 pixels; wanted at most 20 MB and 50 million pixels'],
])('stops the build only for a picture that it cannot resize: %s', async (portrait, bytes, message) => {
  writeFileSync(`public${portrait}`, bytes)
  const content = changed(({ owner }) => Object.assign(owner, { portrait }))
  const found = (await findBadPictures(content)).map(({ text }) => text)
  expect(found).toEqual(message ? [expect.stringContaining(message)] : [])
})
