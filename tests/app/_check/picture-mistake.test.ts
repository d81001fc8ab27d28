import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { findBadPictures } from '@/app/_check/content/bad-pictures'
import { cvMistake } from '@/app/_check/cv-mistake'
import { pictureMistake } from '@/app/_check/picture-mistake'
import { videoMistake } from '@/app/_check/video-mistake'
import { changed } from '@/tests/support/changed'
import { REPOSITORY } from '@/tests/support/specimen-site'

const SVG =
  '\ufeff<?xml version="1.0"?>\n<!-- Drawn -->\n<!-- > -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [\n<!ENTITY a "b">\n]>\n<svg viewBox="0 0 8 8"/>'

beforeAll(async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  for (const kind of ['png', 'jpeg', 'webp', 'avif', 'gif'] as const)
    await picture.toFormat(kind).toFile(`public/right.${kind}`)
  for (const name of ['right.svg', 'svg.png', 'drawings/plain.svg']) writeFileSync(`public/${name}`, SVG)
  writeFileSync('public/endless.svg', '<svg width="100%"><path d="M0 0h9"/></svg>')
  await picture.png().toFile('public/png.svg')
  writeFileSync('public/right.png.html', '<!doctype html><svg></svg>')
  writeFileSync('public/wrong.png', '<!-- -->'.repeat(2_000))
  mkdirSync('public/folder.png')
  writeFileSync('public/torn.svg', '<svg')
  writeFileSync('public/torn.png', (await picture.png().toBuffer()).subarray(0, -20))
  writeFileSync('public/pointer.png', 'version https://git-lfs.github.com/spec/v1\noid sha256:a\nsize 9\n')
  writeFileSync('public/empty.png', '')
  writeFileSync('public/text.pdf', 'text')
  writeFileSync('public/heic.jpg', '\0\0\0\x18ftypheic\0\0\0\0mif1heic')
  writeFileSync('public/cafe\u0301.png', await picture.png().toBuffer())
  writeFileSync('public/mp4.webm', '\0\0\0\x18ftypisom')
  const turned = picture.clone().resize(8, 4).withMetadata({ orientation: 6 })
  const place = { IFD3: { GPSLatitude: '51/1 30/1 3230/100' } }
  await turned.withExif(place).jpeg().toFile('public/placed.jpg')
  await picture.clone().resize(9_000).png({ compressionLevel: 1 }).toFile('public/huge.png')
  const screen = Buffer.from('GIF89a\x00\x05\xd0\x02\x80\0\0\0\0\0\xff\xff\xff', 'latin1') // 1280 × 720, two colours
  const frame = Buffer.from(',\0\0\0\0\x01\0\x01\0\0\x02\x02L\x01\0', 'latin1') // one pixel
  writeFileSync('public/film.gif', Buffer.concat([screen, ...Array(300).fill(frame), Buffer.from(';')]))
})

test.each(['svg', 'png', 'jpeg', 'webp', 'avif', 'gif'])('accepts a picture as %s', (kind) => {
  expect(pictureMistake(`/right.${kind}`)).toBeUndefined()
})

test.each([
  [pictureMistake, '/../app/globals.css', 'wanted a picture under public/'],
  [pictureMistake, '/folder.png', 'there is no public/folder.png'],
  [pictureMistake, '/wrong.png', 'public/wrong.png is not a picture'],
  [pictureMistake, '/right.png.html', 'public/right.png.html is not a picture'],
  [pictureMistake, '/png.svg', 'wanted a name that ends in the same way, for example "/portrait.png"'],
  [pictureMistake, '/svg.png', 'wanted a name that ends in the same way, for example "/portrait.svg"'],
  [pictureMistake, '/drawings/plain.svg', 'has no id="drawing"'],
  [pictureMistake, '/endless.svg', 'public/endless.svg does not say how wide and high it is'],
  [pictureMistake, '/pointer.png', 'Git LFS pointer, which stands in for the file; run "git lfs install"'],
  [pictureMistake, '/empty.png', 'public/empty.png is empty, it has 0 bytes; copy or export it again'],
  [pictureMistake, '/heic.jpg', 'public/heic.jpg is HEIC inside, which most browsers do not show; export it'],
  [pictureMistake, '/Right.png', 'there is no public/Right.png — wanted "/right.png", as the file is called'],
  [pictureMistake, '/caf\u00e9.png', 'its letters look the same, but the file has them in another form of'],
  [pictureMistake, 'public/right.png', 'an address of this site begins with / — wanted "/right.png"'],
  [videoMistake, '/mp4.webm', 'public/mp4.webm is mp4 inside'],
  [cvMistake, '/text.pdf', 'public/text.pdf is no PDF inside; wanted a PDF'],
  [cvMistake, '/files//cv.pdf', 'there is no public/files//cv.pdf'],
  [cvMistake, '/files//cv.docx', 'there is no public/files//cv.docx'],
  [cvMistake, '/../cv.docx', 'there is no public/../cv.docx'],
])('refuses what does not fit: %o of %s', (mistakeOf, path, message) => {
  expect(mistakeOf(path)).toContain(message)
})

test('names no command for a CV that it does not print', () => {
  expect(cvMistake('/cv-2024.pdf')).toBe('there is no public/cv-2024.pdf')
})

test.each([
  ['/right.png', undefined],
  ['/torn.svg', 'the file is damaged; wanted one that opens'],
  ['/torn.png', 'the file is damaged; wanted one that opens'],
  ['/placed.jpg', 'the file says where it was taken, and visitors get it; run npm run picture -- "public/'],
  ['/film.gif', '300 frames of 1280 × 720 pixels; wanted at most 271 frames'],
  ['/huge.png', '9000 × 9000 pixels; wanted at most 20 MB and 50 million pixels'],
])('stops the build only for a picture that it cannot resize or publish: %s', async (portrait, message) => {
  const content = changed(({ owner }) => Object.assign(owner, { portrait }))
  const found = (await findBadPictures(content)).map(({ text }) => text)
  expect(found).toEqual(message ? [expect.stringContaining(message)] : [])
})

function cleanPicture(path: string) {
  const options = { cwd: REPOSITORY, encoding: 'utf8' } as const
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/picture.ts', resolve(path)], options).stderr
}

test('turns a picture as its file says, and takes out the place', async () => {
  expect(cleanPicture('public/placed.jpg')).toBe('')
  const { width, height, exif } = await sharp('public/placed.jpg').metadata()
  expect([width, height, exif]).toEqual([4, 8, undefined])
})

test('leaves a drawing as it is', () => {
  const before = readFileSync('public/drawings/portrait.svg', 'utf8')
  expect(cleanPicture('public/drawings/portrait.svg')).toContain('is an SVG, which says no place')
  expect(readFileSync('public/drawings/portrait.svg', 'utf8')).toBe(before)
})
