import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { requestLinks } from '@/scripts/support/request-links'
import { freePort, startStandIn } from '@/tests/support/stand-in'

const standIn = await startStandIn()
const { GITHUB_API_URL: base } = standIn.env

afterAll(standIn.stop)

beforeEach(() => {
  // A machine may be slow.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  standIn.requests = []
  // With the status that the path names.
  standIn.answer = ({ url }, response) => {
    response.writeHead(Number(url?.slice(1, 4)), { location: `${base}/elsewhere` })
    response.end('x'.repeat(100_000))
  }
})

/** Beside a link that is alive, so that there is a network. */
async function causeOf(link: string) {
  const { dead, unknown } = await requestLinks([link, `${base}/200`])
  return dead.get(link) ?? (unknown.has(link) ? 'unknown' : undefined)
}

test.each([
  ['a host that refuses programs', '/403', 'unknown'],
  ['a host that refuses programs in its own way', '/999', 'unknown'],
  ['a host that limits requests', '/429', 'unknown'],
  ['a page that is missing', '/404', 'HTTP 404'],
  ['a page that is gone for good', '/410', 'HTTP 410'],
  ['a broken host', '/500', 'HTTP 500'],
  ['a page that has moved', '/301', undefined],
])('finds out whether the link is dead: %s', async (_, path, cause) => {
  expect(await causeOf(base + path)).toBe(cause)
  expect(standIn.requests.map(({ url }) => url)).not.toContain('/elsewhere')
})

test('gives up after five seconds', async () => {
  const late = AbortSignal.abort(new DOMException('', 'TimeoutError'))
  vi.mocked(AbortSignal.timeout).mockReturnValueOnce(late)
  expect(await causeOf(`${base}/404`)).toBe('no answer within 5000 ms')
  expect(AbortSignal.timeout).toHaveBeenCalledWith(5_000)
})

test('says why there is no answer', async () => {
  const link = `http://127.0.0.1:${await freePort()}/`
  expect(await causeOf(link)).toBe('no answer (ECONNREFUSED: nothing accepts connections there)')
  // Nobody knows whether the fault is on our side.
  expect(await requestLinks([link, 'https://nobody.invalid/'])).toEqual({
    ...{ dead: new Map(), unknown: new Map() },
    noNetwork: expect.stringMatching(/^ECONNREFUSED|^ENOTFOUND|^EAI_AGAIN/),
  })
})

test('requests each link once, with a user agent and at most eight at a time', async () => {
  let open = 0
  let mostOpen = 0
  const request = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...exchange) => {
    mostOpen = Math.max(mostOpen, ++open)
    return request(...exchange).finally(() => open--)
  })
  const links = Array.from({ length: 30 }, (_, index) => `${base}/200/${index}`)
  expect(await requestLinks([...links, ...links])).toEqual({ dead: new Map(), unknown: new Map() })
  expect(standIn.requests).toHaveLength(30)
  const agents = new Set(standIn.requests.map(({ headers }) => headers['user-agent']))
  expect([...agents]).toEqual(['link-check-of-a-portfolio'])
  expect(mostOpen).toBe(8)
})
