import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findDeadLinks } from '@/scripts/doctor/dead-links'

let base = ''
let asked: { url?: string; agent?: string }[] = []

/** Answers with the status that the path names. */
const server = createServer((request, response) => {
  asked.push({ url: request.url, agent: request.headers['user-agent'] })
  if (request.url === '/silent') return
  response.writeHead(Number(/\d{3}/.exec(request.url ?? '')), { location: `${base}/elsewhere` })
  response.end('x'.repeat(100_000))
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Beside a link that is alive, so that there is a network. */
async function faultOf(link: string) {
  return (await findDeadLinks([link, `${base}/200`], 'test')).dead.get(link)
}

test.each([
  ['a page', '/200', undefined],
  ['a host that refuses programs', '/403', undefined],
  ['a host that refuses programs in its own way', '/999', undefined],
  ['a host that limits requests', '/429', undefined],
  ['a page that is missing', '/404', 'HTTP 404'],
  ['a page that is gone for good', '/410', 'HTTP 410'],
  ['a broken host', '/500', 'HTTP 500'],
])('finds out whether the link is dead: %s', async (_, path, fault) => {
  expect(await faultOf(base + path)).toBe(fault)
})

test('does not follow a redirect', async () => {
  asked = []
  expect(await faultOf(`${base}/301`)).toBeUndefined()
  expect(asked.map(({ url }) => url)).not.toContain('/elsewhere')
})

test('gives up after five seconds', async () => {
  const late = new AbortController()
  const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal)
  server.once('request', () => late.abort(new DOMException('', 'TimeoutError')))
  expect(await faultOf(`${base}/silent`)).toBe('no answer within 5000 ms')
  expect(patience).toHaveBeenCalledWith(5_000)
  patience.mockRestore()
})

test('says why there is no answer', async () => {
  const gone = createServer().listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const { port } = gone.address() as AddressInfo
  gone.close()
  const link = `http://127.0.0.1:${port}/`
  expect(await faultOf(link)).toBe('no answer (ECONNREFUSED: nothing accepts connections there)')
  // Nobody knows whether the fault is on our side.
  expect(await findDeadLinks([link, 'https://nobody.invalid/'], 'test')).toEqual({
    dead: new Map(),
    noNetwork: expect.stringMatching(/^ECONNREFUSED|^ENOTFOUND|^EAI_AGAIN/),
  })
})

test('requests each link once, with a user agent and at most eight at a time', async () => {
  asked = []
  let open = 0
  let mostOpen = 0
  const request = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...exchange) => {
    mostOpen = Math.max(mostOpen, ++open)
    return request(...exchange).finally(() => open--)
  })
  const links = Array.from({ length: 30 }, (_, index) => `${base}/200/${index}`)
  expect(await findDeadLinks([...links, ...links], 'link-check')).toEqual({ dead: new Map() })
  expect(asked).toHaveLength(30)
  expect(new Set(asked.map(({ agent }) => agent))).toEqual(new Set(['link-check']))
  expect(mostOpen).toBe(8)
})

test('asks a name that leads to a private network, as that of a proxy at work may', async () => {
  expect(await faultOf(`${base.replace('127.0.0.1', 'localhost')}/200`)).toBeUndefined()
})
