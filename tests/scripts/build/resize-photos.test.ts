import { copyFileSync, existsSync, readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { REPOSITORY } from '@/tests/support/copy-site'
import { FRONT_MATTER, write } from '@/tests/support/write'

const plain = { channels: 3, background: 'red' } as const
const size = async (file: string) => {
  const { width, height, pages = 1, loop } = await sharp(`public/_resized/${file}`).metadata()
  return [width, height, pages, loop]
}

test('makes sizes of a long page, an upright photo and a moving picture, also as a still one', async () => {
  await sharp({ create: { width: 400, height: 20_000, ...plain } }).toFile('public/page.png')
  const lying = sharp({ create: { width: 1_000, height: 500, ...plain } })
  await lying.clone().withMetadata({ orientation: 6 }).toFile('public/upright.webp')
  const frames = await Promise.all([lying, lying.clone().negate()].map((frame) => frame.png().toBuffer()))
  const film = sharp(frames, { join: { animated: true } }).gif({ delay: [900, 900] })
  await film.toFile('public/film.gif')
  copyFileSync('public/page.png', 'public/twin.png')
  copyFileSync(`${REPOSITORY}/tests/support/upright.heic`, 'public/upright.heic')
  const pictures = '![A](/page.png) ![B](/upright.webp) ![C](/film.gif) ![D](/twin.png) ![E](/upright.heic)'
  write('content/notes/a.md', `${FRONT_MATTER}${pictures}\n`)
  const { resizePhotos } = await import('@/scripts/build/resize-photos')
  await resizePhotos()
  expect(readdirSync('.next/cache/photos')).toHaveLength(22) // none for the twin
  expect(await size('2560/page.png.avif')).toEqual([328, 16_383, 1, undefined])
  expect(await size('2560/upright.webp.avif')).toEqual([500, 1_000, 1, undefined])
  expect(await size('96/upright.webp.avif')).toEqual([96, 192, 1, undefined])
  expect(await size('640/upright.heic.avif')).toEqual([48, 64, 1, undefined])
  expect(await size('640/film.gif.avif')).toEqual([640, 320, 1, undefined])
  // The film of 1.8 s plays twice, because a third time would go beyond 5 s.
  expect(await size('640/film.gif.webp')).toEqual([640, 320, 2, 2])
  expect(existsSync('public/_resized/640/page.png.webp')).toBe(false)
})
