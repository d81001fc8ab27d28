import sharp from 'sharp'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { readReadmePicture } from '@/scripts/import/account-pictures'
import { Refusal } from '@/scripts/import/github-account'
import { json, startStandIn } from '@/tests/stand-in'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'

const standIn = await startStandIn()
const picture = await draw(600, 300)
const moving = sharp([picture, await draw(600, 400)], { join: { animated: true } })

beforeEach(() => {
  for (const [name, value] of Object.entries({ ...standIn.env, GITHUB_TOKEN: '' })) vi.stubEnv(name, value)
  standIn.requests.length = 0
})
afterAll(() => standIn.stop())

function draw(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
}

/** Answers with this README, and every other request with this file. @returns the picture that is read. */
function read(readme: string, file: Buffer | string = picture, path = 'README.md', status = 200) {
  const content = Buffer.from(readme).toString('base64')
  standIn.answer = (request, response) =>
    request.url?.endsWith('/readme')
      ? json({ path, encoding: 'base64', content })(request, response)
      : response.writeHead(status).end(file)
  return readReadmePicture('ada/loom')
}

test.each([
  ['![Loom](shots/loom.png)', 'shots/loom.png'],
  ['[![Loom][shot]](https://ada.dev)\n\n[shot]: ./shots/a%20loom.JPG "Loom"', 'shots/a%20loom.JPG'],
  ['<p align="center">\n<img alt="" width=800 src="/loom.webp">\n</p>', 'loom.webp'],
  ['![](https://raw.githubusercontent.com/Ada/Loom/refs/heads/main/loom.gif)', 'loom.gif?ref=main'],
  ['![](https://github.com/ada/loom/blob/v1/loom.png?raw=true)', 'loom.png?ref=v1'],
  ['![](../../raw/main/loom.png)', 'loom.png?ref=main'],
  ['![](https://img.shields.io/ci.png) ![](loom.svg) ![](logo.png) ![](loom.png)', 'loom.png'],
  ['![A [small] loom](<shots/loom.png> "Loom")', 'shots/loom.png'],
  ['![loom]\n\n`![](code.png)`\n```md\n![](code.png)\n```\n\n[Loom]: loom.png', 'loom.png'],
  ['```![](code.png)```\n![](my\\_loom.png)', 'my_loom.png'],
])('takes the picture of %j', async (readme, place) => {
  expect(await read(readme)).toMatchObject({ file: picture, format: 'png' })
  expect(standIn.requests).toMatchObject([
    { url: '/repos/ada/loom/readme', headers: { accept: 'application/vnd.github+json' } },
    { url: `/repos/ada/loom/contents/${place}`, headers: { accept: 'application/vnd.github.raw+json' } },
  ])
})

test('finds a picture beside a README that is in a folder', async () => {
  await read('![](shots/loom.png)', picture, 'docs/README.md')
  expect(standIn.requests.at(-1)?.url).toBe('/repos/ada/loom/contents/docs/shots/loom.png')
})

test.each([
  ...['https://example.com/ada/loom/raw/main/a.png', 'https://github.com/user-attachments/assets/a.png'],
  ...['https://github.com/ada/mill/raw/main/a.png', '../../../mill/raw/main/a.png', '..%2f..%2fmill/a.png'],
  ...['../../../../../../../a.png', '//127.0.0.1/a.png', 'data:image/png;base64,aaaa', 'http://'],
  ...['a.svg', 'a.mp4'],
])('requests nothing for %s', async (address) => {
  expect(await read(`![](${address})\n\n<!-- <img src="old.png"> -->`)).toBeUndefined()
  expect(standIn.requests).toHaveLength(1)
})

test.each<[string, string | Buffer, string]>([
  ['is HTML', '<!doctype html>', 'unsupported image format'],
  ['is an SVG', SVG, 'svg is none of png, jpeg, webp, gif'],
  ['is small', await draw(599, 300), '599 × 300 pixels; wanted at least 600 × 300'],
  ['is a strip', await draw(1_200, 299), '1200 × 299 pixels; wanted at least 600 × 300'],
  ['moves', await moving.gif().toBuffer(), 'it moves'],
  ['has too many pixels', await draw(10_000, 5_001), 'exceeds pixel limit'],
  ['has too many bytes', Buffer.alloc(20_000_001), 'more than 20000000 bytes'],
])('refuses a picture that %s', async (_, file, reason) => {
  await expect(read('![](loom.png)', file)).rejects.toThrow(reason)
})

test('says when the README names a file that is not there', async () => {
  await expect(read('![](loom.png)', '', 'README.md', 404)).rejects.toThrow('a file that is not there')
})

test('tells a limit from other failures of GitHub', async () => {
  await expect(read('![](loom.png)', '', 'README.md', 429)).rejects.toThrow(Refusal)
  await expect(read('![](loom.png)', '', 'README.md', 502)).rejects.not.toThrow(Refusal)
})

test('takes nothing without a README, and refuses one that is too long', async () => {
  standIn.answer = json({}, 404)
  expect(await readReadmePicture('ada/loom')).toBeUndefined()
  await expect(read('a'.repeat(600_000))).rejects.toThrow('more than 750000 bytes')
})

const ENDLESS = [
  ...['*a_ ', '![', '![[', '![a](', '<img ', '<!--', '`', '```\n', '[a]: ', '> ', '![ ![a] ', '<img src '],
]

test.each(ENDLESS)('reads a README of %j without end in a moment', async (part) => {
  const before = process.cpuUsage()
  expect(await read(part.repeat(500_000 / part.length))).toBeUndefined()
  // In microseconds of work, because a busy machine takes longer.
  expect(process.cpuUsage(before).user).toBeLessThan(20_000_000)
})
