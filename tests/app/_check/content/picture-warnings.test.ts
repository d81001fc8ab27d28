import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findPictureWarnings } from '@/app/_check/content/picture-warnings'
import { changed } from '@/tests/support/changed'

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
const PNG = await picture.png().toBuffer()
const frames = [PNG, await picture.clone().negate().png().toBuffer()]
const film = (ms: number) =>
  sharp(frames, { join: { animated: true } })
    .gif({ delay: [ms, ms] })
    .toBuffer()
const APNG = Buffer.concat([
  PNG.subarray(0, 33),
  Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0????'),
  PNG.subarray(33),
])

test.each([
  ['/still.png', PNG],
  ['/short.gif', await film(2_500)],
  ['/long.gif', await film(3_000), 'it moves for 6 s, and nothing pauses it; save it as a video'],
  ['/moving.png', APNG, 'an animated PNG stands still here; save it as WebP'],
  ['/heavy.svg', Buffer.from(`<svg><!--${'x'.repeat(101_000)}--></svg>`), '101 KB; wanted at most 100 KB'],
])('names a picture that shows, but not well: %s', async (portrait, bytes, message?: string) => {
  writeFileSync(`public${portrait}`, bytes)
  const content = changed(({ owner }) => Object.assign(owner, { portrait }))
  const found = (await findPictureWarnings(content)).map(({ text }) => text)
  expect(found).toEqual(message ? [expect.stringContaining(message)] : [])
})
