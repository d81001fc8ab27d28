import type { RequestListener } from 'node:http'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { serverWithStandIn } from '@/tests/support/server-with-stand-in'
import { json, octocat } from '@/tests/support/stand-in'

const server = await serverWithStandIn()
const { standIn, log } = server
const GET = async () => (await import('@/app/github/avatar/route')).GET()

test('serves the picture in one size', async () => {
  const response = await GET()
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
  const picture = await sharp(await response.arrayBuffer()).metadata()
  expect(picture).toMatchObject({ format: 'webp', width: 288, height: 288 })
})

test('keeps the picture when it cannot be read again', async () => {
  const before = await GET()
  standIn.answerAvatar = (_, response) => response.writeHead(500).end()
  vi.setSystemTime(Date.now() + 3_600_000)
  await GET()
  await server.background
  expect(log.mock.calls).toEqual([['[github] no avatar: HTTP 500']])
  expect(await (await GET()).arrayBuffer()).toEqual(await before.arrayBuffer())
})

const ELSEWHERE = ['javascript:alert(1)', 'http://avatars.githubusercontent.com.evil.example/u/1', '']

test.each(ELSEWHERE)('never requests an avatar at "%s"', async (avatar_url) => {
  const requests = vi.spyOn(globalThis, 'fetch')
  standIn.answer = json({ ...octocat, avatar_url })
  expect((await GET()).status).toBe(404)
  expect(requests).toHaveBeenCalledOnce()
  requests.mockRestore()
})

const ENDLESS = `<?xml version="1.0"?><!-- a --><svg><text font-size="1">${'Ω'.repeat(60_000)}</text></svg>`
const RED = { width: 2_001, height: 2_001, channels: 3, background: 'red' } as const
const HUGE = await sharp({ create: RED }).png().toBuffer()

test.each<[string, RequestListener, string]>([
  ['redirects', (_, response) => response.writeHead(302, { location: '/u/2' }).end(), 'unexpected redirect'],
  ['stops arriving', (_, response) => response.write('\x89PNG'), 'no answer within 2000 ms'],
  ['is an SVG that takes minutes', (_, response) => response.end(ENDLESS), 'svg is none of'],
  ['is not a picture', (_, response) => response.end('<!doctype html>'), 'unsupported image format'],
  ['is too long', (_, response) => response.end(Buffer.alloc(1_000_001)), 'more than 1000000 bytes'],
  ['has too many pixels', (_, response) => response.end(HUGE), 'exceeds pixel limit'],
])('has no picture when the avatar %s', async (_, answer, cause) => {
  if (cause.startsWith('no answer')) server.shortMs = 2_000
  standIn.answerAvatar = answer
  const { status, headers } = await GET()
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(log.mock.calls).toEqual([[expect.stringMatching(new RegExp(`^\\[github\\] no avatar: .*${cause}`))]])
})
