import { mkdirSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { AVATAR } from '@/tests/support/stand-in'
import { SHOT, withPictures } from '../github'
import { ACCOUNT, limit, MINE, SHIPPED_PICTURES, setUp } from './set-up'

const { site, standIn, take } = await setUp()

test('gives each project without a picture the one of its README', async () => {
  const [dusty, cards, twin] = site.content.projects
  Object.assign(dusty ?? {}, { ...MINE, link: `${ACCOUNT}/dusty`, image: '/mine.png' })
  for (const one of [cards, twin])
    Object.assign(one ?? {}, { ...MINE, repository: `${ACCOUNT}/Loom_Cards`, image: '' })
  mkdirSync('public/projects')
  writeFileSync('public/projects/loom_cards.png', SHOT) // by the last import
  const { projects, pictures } = await take({ files: withPictures(/dusty|loom_cards|engine-notes/) })
  expect(projects.map(({ title, image }) => [title, image])).toEqual([
    ['Bernoulli', undefined],
    ['Engine Notes', '/projects/engine-notes.png'],
    [dusty?.title, '/mine.png'],
    [cards?.title, '/projects/loom_cards.png'],
    [twin?.title, '/projects/loom_cards.png'],
  ])
  expect(pictures.slice(1)).toEqual([{ path: 'public/projects/engine-notes.png', file: SHOT }])
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

test('names the picture after its real type', async () => {
  const jpeg = await sharp(AVATAR).jpeg().toBuffer()
  standIn.answerAvatar = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(jpeg)
  expect((await take()).pictures).toEqual([{ path: 'public/avatar.jpg', file: jpeg }])
})

test("never replaces the owner's own pictures", async () => {
  mkdirSync('public/projects')
  for (const file of ['avatar.png', 'projects/loom_cards.png']) writeFileSync(`public/${file}`, 'mine')
  const { pictures, reports } = await take({ files: withPictures(/loom_cards/) })
  expect(pictures).toEqual([])
  const there = 'there is another picture at public'
  expect(reports).toContain(`no portrait: ${there}/avatar.png`)
  expect(reports).toContain(`pictures: "Loom Cards" none: ${there}/projects/loom_cards.png`)
})
