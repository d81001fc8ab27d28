import type { RequestListener } from 'node:http'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Refusal } from '@/scripts/import/account/ask-github'
import { readReadmePicture } from '@/scripts/import/account/pictures'
import { AVATAR, json } from '@/tests/support/stand-in'
import { ACCOUNT, limit, MINE, SHIPPED_PICTURES, standInAccount } from '@/tests/support/stand-in-account'
import { write } from '@/tests/support/write'

const { site, standIn, take } = await standInAccount()
const picture = await draw(600, 300)
const moving = sharp([picture, await draw(600, 400)], { join: { animated: true } })

function draw(width: number, height: number) {
  const drawing = sharp({ create: { width, height, channels: 3, background: 'red' } })
  return drawing.png().toBuffer()
}

type Answer = [readme?: string, file?: Buffer | string, path?: string, status?: number]

/** Answers requests for the repositories that match: with the README, and for any other file with `file`. */
function withPictures(repositories: RegExp, ...answer: Answer): RequestListener {
  const [readme = '![Shot](shot.png)', file = picture, path = 'README.md', status = 200] = answer
  const content = Buffer.from(readme).toString('base64')
  return (request, response) => {
    const url = String(request.url)
    if (!repositories.test(url)) json({}, 404)(request, response)
    else if (url.endsWith('/readme')) json({ path, encoding: 'base64', content })(request, response)
    else response.writeHead(status).end(file)
  }
}

function readPicture(...answer: Answer) {
  standIn.answer = withPictures(/./, ...answer)
  return readReadmePicture('ada/loom')
}

test('gives each project without a picture the one of its README', async () => {
  const [dusty, cards, twin] = site.content.projects
  Object.assign(dusty ?? {}, { ...MINE, link: `${ACCOUNT}/dusty`, image: '/mine.png' })
  for (const project of [cards, twin])
    Object.assign(project ?? {}, { ...MINE, repository: `${ACCOUNT}/Loom_Cards`, image: '' })
  write('public/projects/loom_cards.png', picture) // by the last import
  const { projects, pictures } = await take({ files: withPictures(/dusty|loom_cards|engine-notes/) })
  expect(projects.map(({ title, image }) => [title, image])).toEqual([
    ['Bernoulli', undefined],
    ['Engine Notes', '/projects/engine-notes.png'],
    [dusty?.title, '/mine.png'],
    [cards?.title, '/projects/loom_cards.png'],
    [twin?.title, '/projects/loom_cards.png'],
  ])
  expect(pictures.slice(1)).toEqual([{ path: 'public/projects/engine-notes.png', file: picture }])
})

test('takes everything else if GitHub refuses a picture, asks no more, and says where it ended', async () => {
  const files: RequestListener = (request, response) =>
    (/Bernoulli/.test(String(request.url)) ? withPictures(/./) : limit)(request, response)
  const { projects, reports } = await take({ files })
  expect(projects.map(({ image }) => image)).toEqual(['/projects/Bernoulli.png', ...Array(3)])
  expect(reports).toMatch(/^pictures: "Engine Notes" none: GitHub refuses all requests until/m)
  expect(standIn.requests.filter(({ url }) => url?.startsWith('/repos/'))).toHaveLength(3)
})

test.each<[reason: string, answer: RequestListener, profile?: object]>([
  ['.*corrupt header', (_, response) => response.end(AVATAR.subarray(0, -60))],
  ["it is not on GitHub's host", standIn.answerAvatar, { avatar_url: 'https://example.com/u/1.png' }],
])('keeps the shipped portrait if the avatar cannot be taken: %s', async (reason, answer, profile) => {
  standIn.answerAvatar = answer
  const { owner, pictures, reports } = await take({ profile })
  expect(reports).toMatch(new RegExp(`no portrait: ${reason}`))
  expect(pictures).toEqual([])
  expect(owner).toMatchObject({ name: 'Ada Lovelace', ...SHIPPED_PICTURES })
})

test("never replaces the owner's own pictures", async () => {
  for (const file of ['avatar.png', 'projects/loom_cards.png']) write(`public/${file}`, 'mine')
  const { pictures, reports } = await take({ files: withPictures(/loom_cards/) })
  expect(pictures).toEqual([])
  const there = 'there is another picture at public'
  expect(reports).toContain(`no portrait: ${there}/avatar.png`)
  expect(reports).toContain(`pictures: "Loom Cards" none: ${there}/projects/loom_cards.png`)
})

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

test('takes nothing behind the first 10,000 characters of a README, and refuses a longer one', async () => {
  standIn.answer = json({}, 404)
  expect(await readReadmePicture('ada/loom')).toBeUndefined()
  expect(await readPicture(`${'a '.repeat(4_993)}![](loom.png)`)).toBeDefined()
  expect(await readPicture(`${'a '.repeat(5_000)}![](loom.png)`)).toBeUndefined()
  await expect(readPicture('a'.repeat(600_000))).rejects.toThrow('more than 750000 bytes')
})
