import { execFileSync } from 'node:child_process'
// @ts-expect-error the package has no types
import autocannon from 'autocannon'
import { json, octocat } from '../../tests/stand-in'
import type { Site } from '../support/site'
import { routes, test } from '../support/test'

const VIEWS = 1_000
const SERVICE_MS = 1_000
const RATE_SECONDS = 6
const SOAK_VIEWS = 50_000
const SOAK_VISITORS = 20

for (const [name, paths] of Object.entries({
  '/github': ['/github'],
  'the other pages': routes.filter((route) => route !== '/github'),
})) {
  test(`${VIEWS} visitors at once on ${name}`, async ({ ownStandIn, start }) => {
    ownStandIn.answer = (...exchange) => setTimeout(() => json(octocat)(...exchange), SERVICE_MS)
    const { url } = await start()
    const load = { url, requests: paths.map((path) => ({ path })) }
    const crowd = { connections: VIEWS, amount: VIEWS, timeout: 60 }
    const { '2xx': served, duration } = await autocannon({ ...load, ...crowd })
    console.table({ served, 'calls to GitHub': ownStandIn.requests.length, 'all served after, s': duration })
  })
}

test('views per second on keep-alive connections', async ({ start }) => {
  const { url } = await start()
  const rate = async (path: string, connections: number) =>
    (await autocannon({ url: url + path, connections, duration: RATE_SECONDS })).requests.average
  const rows = []
  for (const visitors of [10, 50, 200])
    rows.push({ visitors, '/': await rate('/', visitors), '/github': await rate('/github', visitors) })
  console.table(rows)
})

/** Requests that no browser sends: their path and headers. @param i makes each path a new one. */
function oddRequest(i: number): [path: string, headers: Record<string, string>] {
  const nested = `${'["",{"a":'.repeat(1_300)}["",{}]${'}]'.repeat(1_300)}`
  const requests: [string, Record<string, string>][] = [
    [`/no/such/page/${i}`, {}],
    [`/about?${'a&'.repeat(7_000)}`, {}],
    [`/about?${'a&'.repeat(99)}${i}`, {}],
    [`/${'a/'.repeat(900)}${i}`, {}],
    [`/a/?${'%'.repeat(1_500)}${i}`, {}],
    ['/github', { RSC: '1', 'Next-Router-State-Tree': nested }],
    ['/github', { RSC: '1', 'Next-Router-Prefetch': '2', 'Next-URL': `/${i}` }],
    ['/about', { Cookie: 'a=b;'.repeat(3_000) }],
  ]
  return requests[i % requests.length] ?? ['/', {}]
}

test(`memory over ${SOAK_VIEWS} mixed requests, a tenth of them odd`, async ({ start }) => {
  test.setTimeout(900_000)
  const site = await start({ PROFILE_REVALIDATE_SECONDS: '1' })
  const paths = [
    ...routes,
    ...routes.map((route) => `${route}?_rsc`),
    '/project?filter=React',
    '/no/such/page',
    '/preview',
    '/resume.json',
    '/drawings/portrait.svg',
    '/_next/image?url=%2Fpreview&w=96&q=75',
    '/github/avatar',
  ]
  const rows = [{ views: 0, errors: 0, 'resident MB': residentMb(site) }]
  let [views, errors] = [0, 0]
  const visitors = Array.from({ length: SOAK_VISITORS }, async (_, visitor) => {
    for (let i = visitor; views < SOAK_VIEWS; i++) {
      const path = paths[i % paths.length] ?? ''
      const ordinary: [string, Record<string, string>] = [path, path.endsWith('_rsc') ? { RSC: '1' } : {}]
      const [address, headers] = i % 10 ? ordinary : oddRequest(i / 10)
      const status = await visit(site.url + address, headers, i % 10 === 1).catch(() => 0)
      if (!status || status >= 500) errors++
      if (++views % (SOAK_VIEWS / 10) === 0) rows.push({ views, errors, 'resident MB': residentMb(site) })
    }
  })
  await Promise.all(visitors)
  console.table(rows)
})

/** @param isLeaving as soon as the response begins. */
async function visit(address: string, headers: Record<string, string>, isLeaving: boolean) {
  const { body, status } = await fetch(address, { headers })
  if (isLeaving) await body?.cancel()
  else await new Response(body).arrayBuffer()
  return status
}

function residentMb({ pid }: Site) {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024)
}
