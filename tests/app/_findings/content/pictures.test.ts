import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findPictureMistakes, findPictureWarnings } from '@/app/_findings/content/pictures'
import { changed } from '@/tests/support/changed'
import { write } from '@/tests/support/write'

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
const PNG = await picture.png().toBuffer()
const HUGE = await picture.clone().resize(9_000).png({ compressionLevel: 1 }).toBuffer()
const SCREEN = Buffer.from('GIF89a\x00\x05\xd0\x02\x80\0\0\0\0\0\xff\xff\xff', 'latin1') // 1280 × 720, two colours
const FRAME = Buffer.from(',\0\0\0\0\x01\0\x01\0\0\x02\x02L\x01\0', 'latin1') // one pixel
const FILM = Buffer.concat([SCREEN, ...Array(300).fill(FRAME), Buffer.from(';')])
const TWO_FRAMES = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0????')
const APNG = Buffer.concat([PNG.subarray(0, 33), TWO_FRAMES, PNG.subarray(33)])

async function moving(ms: number) {
  const frames = [PNG, await picture.clone().negate().png().toBuffer()]
  const film = sharp(frames, { join: { animated: true } }).gif({ delay: [ms, ms] })
  return film.toBuffer()
}

test.each([
  ['/right.png', PNG],
  ['/torn.svg', '<svg', 'it does not open (Input file contains unsupported image format)'],
  ['/torn.png', PNG.subarray(0, -20), 'it does not open (vipspng: libpng read error vips2png: unable to'],
  ['/film.gif', FILM, 'it moves for 30 s, and nothing pauses it'],
  ['/huge.png', HUGE, 'it does not open (Input image exceeds pixel limit); wanted a picture that does'],
  ['/short.gif', await moving(2_500)],
  ['/long.gif', await moving(3_000), 'it moves for 6 s, and nothing pauses it; save it as a video'],
  ['/moving.png', APNG, 'an animated PNG stands still here; save it as WebP'],
])('names a picture that does not open, or that moves otherwise: %s', async (path, bytes, wanted = '') => {
  write(`public${path}`, bytes)
  const files = changed(({ owner }) => Object.assign(owner, { portrait: path }))
  const bad = await findPictureMistakes(files)
  const found = bad.length > 0 ? bad : await findPictureWarnings(files)
  expect(found.map(({ text }) => text)).toEqual(wanted ? [expect.stringContaining(wanted)] : [])
})
