import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Refusal } from '@/scripts/import/account/ask-github'
import { readReadmePicture } from '@/scripts/import/account/readme-picture'
import { json } from '@/tests/support/stand-in'
import { setUp } from './set-up'

const { standIn } = await setUp()
const picture = await draw(600, 300)
const moving = sharp([picture, await draw(600, 400)], { join: { animated: true } })

function draw(width: number, height: number) {
  const drawing = sharp({ create: { width, height, channels: 3, background: 'red' } })
  return drawing.png().toBuffer()
}

/** Answers with this README, and every other request with this file. @returns the picture that is read. */
function readPicture(readme: string, file: Buffer | string = picture, path = 'README.md', status = 200) {
  const content = Buffer.from(readme).toString('base64')
  standIn.answer = (request, response) =>
    request.url?.endsWith('/readme')
      ? json({ path, encoding: 'base64', content })(request, response)
      : response.writeHead(status).end(file)
  return readReadmePicture('ada/loom')
}

test.each([
  ['[![Loom][shot]](https://ada.dev)\n\n[shot]: ./shots/a%20loom.JPG "Loom"', 'shots/a%20loom.JPG'],
  ['<p align="center">\n<img alt="" width=800 src="/loom.webp">\n</p>', 'loom.webp'],
  ['![](https://raw.githubusercontent.com/Ada/Loom/refs/heads/main/loom.gif)', 'loom.gif?ref=main'],
  ['![](https://github.com/ada/loom/blob/v1/loom.png?raw=true)', 'loom.png?ref=v1'],
  ['![](../../raw/main/loom.png)', 'loom.png?ref=main'],
  ['![](https://ci.dev/a.png) ![](loom.svg) ![](a/logo-2.png) ![](icons/logout.png)', 'icons/logout.png'],
  ['`![](code.png)`\n```md\n![](code.png)\n```\n![](my\\_loom.png)', 'my_loom.png'],
  ['![](shots/loom.png)', 'docs/shots/loom.png', 'docs/README.md'],
])('takes the picture of %j', async (readme, place, path = 'README.md') => {
  expect(await readPicture(readme, picture, path)).toMatchObject({ file: picture, format: 'png' })
  expect(standIn.requests).toMatchObject([
    { url: '/repos/ada/loom/readme', headers: { accept: 'application/vnd.github+json' } },
    { url: `/repos/ada/loom/contents/${place}`, headers: { accept: 'application/vnd.github.raw+json' } },
  ])
})

const ELSEWHERE = `
  https://example.com/ada/loom/raw/main/a.png https://github.com/user-attachments/assets/a.png
  https://github.com/ada/mill/raw/main/a.png ../../../../mill/raw/main/a.png ..%2f..%2fmill/a.png
  //127.0.0.1/a.png http://`

test.each(ELSEWHERE.trim().split(/\s+/))('requests nothing for %s', async (address) => {
  expect(await readPicture(`![](${address})\n\n<!-- <img src="old.png"> -->`)).toBeUndefined()
  expect(standIn.requests).toHaveLength(1)
})

test.each<[string, string | Buffer, string, status?: number]>([
  ['is not there', '', 'GitHub has no loom.png, which the README shows', 404],
  ['GitHub cannot read', '', 'GitHub answered with HTTP 502', 502],
  ['is small', await draw(599, 300), '599 × 300 pixels; wanted at least 600 × 300'],
  ['is a strip', await draw(1_200, 299), '1200 × 299 pixels; wanted at least 600 × 300'],
  ['moves', await moving.gif().toBuffer(), 'it moves'],
  ['has too many pixels', await draw(10_000, 5_001), 'exceeds pixel limit'],
  ['has too many bytes', Buffer.alloc(20_000_001), 'more than 20000000 bytes'],
])('refuses a picture that %s, and goes on', async (_, file, reason, status) => {
  const refused = readPicture('![](loom.png)', file, 'README.md', status)
  await expect(refused).rejects.toThrow(reason)
  await expect(refused).rejects.not.toBeInstanceOf(Refusal)
})

test('takes nothing without a README or behind its first 10,000 characters, and refuses one that is too long', async () => {
  standIn.answer = json({}, 404)
  expect(await readReadmePicture('ada/loom')).toBeUndefined()
  expect(await readPicture(`${'a '.repeat(4_993)}![](loom.png)`)).toBeDefined()
  expect(await readPicture(`${'a '.repeat(5_000)}![](loom.png)`)).toBeUndefined()
  await expect(readPicture('a'.repeat(600_000))).rejects.toThrow('more than 750000 bytes')
})
