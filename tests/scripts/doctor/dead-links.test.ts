import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findDeadLinks } from '@/scripts/doctor/dead-links'

let base = ''
let asked: { method?: string; url?: string; agent?: string }[] = []

/** Answers with the status that the path names. */
const server = createServer((request, response) => {
  asked.push({ method: request.method, url: request.url, agent: request.headers['user-agent'] })
  if (request.url === '/silent' || (request.url === '/silent-head' && request.method === 'HEAD')) return
  response.writeHead(statusFor(request), { location: `${base}/elsewhere` })
  response.end(request.method === 'GET' ? 'x'.repeat(100_000) : undefined)
})

function statusFor({ url, method }: IncomingMessage) {
  if (url === '/get-only') return method === 'HEAD' ? 404 : 200
  return Number(/\d{3}/.exec(url ?? '') ?? 200)
}

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
  ['a page that only GET finds', '/get-only', undefined],
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

test.each([
  ['gives up after five seconds', '/silent', 'no answer within 5000 ms'],
  ['asks a host that never answers HEAD by GET', '/silent-head', undefined],
])('%s', async (_, path, fault) => {
  const late = new AbortController()
  const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal) // of the first HEAD
  patience.mockReturnValueOnce(new AbortController().signal) // of the link beside it
  if (path === '/silent') patience.mockReturnValueOnce(late.signal)
  server.once('request', () => late.abort(new DOMException('', 'TimeoutError')))
  expect(await faultOf(base + path)).toBe(fault)
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
  expect(new Set(asked.map(({ method, agent }) => `${method} ${agent}`))).toEqual(
    new Set(['HEAD link-check']),
  )
  expect(mostOpen).toBe(8)
})

test('asks a name that leads to a private network, as that of a proxy at work may', async () => {
  expect(await faultOf(base.replace('127.0.0.1', 'localhost'))).toBeUndefined()
})
