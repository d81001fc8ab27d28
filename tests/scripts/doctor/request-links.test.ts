import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { requestLinks } from '@/scripts/doctor/request-links'
import { freePort, startStandIn } from '@/tests/support/stand-in'

const standIn = await startStandIn()
const { GITHUB_API_URL: base } = standIn.env

afterAll(standIn.stop)

beforeEach(() => {
  // A machine may be slow.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  // With the status that the path names.
  standIn.answer = ({ url }, response) => {
    response.writeHead(Number(url?.slice(1, 4)), { location: `${base}/elsewhere` })
    response.end('x'.repeat(100_000))
  }
})

test('finds a link dead if its page is gone or its host is broken, and requests each once', async () => {
  const links = [200, 301, 403, 429, 999, 404, 410, 500].map((status) => `${base}/${status}`)
  const answers = (...statuses: number[]) => new Map(statuses.map((one) => [`${base}/${one}`, `HTTP ${one}`]))
  const [dead, unknown] = [answers(404, 410, 500), answers(403, 429, 999)]
  expect(await requestLinks([...links, ...links])).toEqual({ dead, unknown })
  expect(standIn.requests.map(({ url }) => base + url).toSorted()).toEqual(links.toSorted())
  expect(standIn.requests[0]?.headers).toMatchObject({ 'user-agent': 'link-check-of-a-portfolio' })
})

test('says why there is no answer, also after five seconds', async () => {
  const link = `http://127.0.0.1:${await freePort()}/`
  const late = AbortSignal.abort(new DOMException('', 'TimeoutError'))
  vi.mocked(AbortSignal.timeout).mockReturnValueOnce(late)
  const { dead } = await requestLinks([`${base}/404`, link, `${base}/200`])
  expect(AbortSignal.timeout).toHaveBeenCalledWith(5_000)
  expect([...dead.values()]).toEqual([
    'no answer within 5000 ms',
    'no answer (ECONNREFUSED: nothing accepts connections there)',
  ])
})
