import { expect, onTestFinished, test, vi } from 'vitest'
import { requestLinksOnce } from '@/scripts/doctor/request-links-once'
import { freePort, startStandIn } from '@/tests/support/stand-in'

test('a link is dead if its page is gone or its host broken or silent; each is asked once', async () => {
  const standIn = await startStandIn()
  onTestFinished(standIn.stop)
  const { GITHUB_API_URL: base } = standIn.env
  // The stand-in answers with the status that the path names.
  standIn.answer = ({ url }, response) => {
    response.writeHead(Number(url?.slice(1, 4)), { location: `${base}/elsewhere` })
    response.end('x'.repeat(100_000))
  }
  // Only the first request is too late, even on a slow machine.
  const late = AbortSignal.abort(new DOMException('', 'TimeoutError'))
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  timeout.mockReturnValueOnce(late)
  const [silent, closed] = [`${base}/silent`, `http://127.0.0.1:${await freePort()}/`]
  const links = [200, 301, 403, 429, 999, 404, 410, 500].map((status) => `${base}/${status}`)
  const answerOf = (status: number) => [`${base}/${status}`, `HTTP ${status}`] as const
  const dead = new Map([
    ...[404, 410, 500].map(answerOf),
    [silent, 'no answer within 5000 ms'],
    [closed, 'no answer (ECONNREFUSED: nothing accepts connections there)'],
  ])
  const unknown = new Map([403, 429, 999].map(answerOf))
  expect(await requestLinksOnce([silent, closed, ...links, ...links])).toEqual({ dead, unknown })
  expect((await requestLinksOnce([closed, `${closed}a`])).dead.size).toBe(2)
  expect(timeout).toHaveBeenCalledWith(5_000)
  expect(standIn.requests.map(({ url }) => base + url).toSorted()).toEqual(links.toSorted())
  expect(standIn.requests[0]?.headers).toMatchObject({ 'user-agent': 'link-check-of-a-portfolio' })
})
