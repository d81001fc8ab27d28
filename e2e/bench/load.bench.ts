import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { json, octocat, type Site } from '../support/site'
import { routes, test } from '../support/test'

const VIEWS = 1_000
const AT_A_TIME = 100
const SERVICE_MS = 1_000
const RATE_SECONDS = 6
const SOAK_VIEWS = 50_000
const SOAK_VISITORS = 20

for (const [name, answer] of [
  ['answering', json(octocat)],
  ['failing', json({}, 500)],
] as const) {
  test(`${VIEWS} views of /github, ${AT_A_TIME} at a time, GitHub ${name} after ${SERVICE_MS} ms`, async ({
    ownStandIn,
    start,
  }) => {
    ownStandIn.answer = (request, response) => setTimeout(() => answer(request, response), SERVICE_MS)
    const site = await start()
    await fetch(site.url).then((response) => response.text())
    const before = residentMb(site)
    const views: { shell: number; whole: number }[] = []
    await Promise.all(
      Array.from({ length: AT_A_TIME }, async () => {
        for (let i = 0; i < VIEWS / AT_A_TIME; i++) views.push(await view(`${site.url}/github`))
      }),
    )
    const shells = views.map(({ shell }) => shell)
    const wholes = views.map(({ whole }) => whole)
    console.table({
      'calls to the service': ownStandIn.requests.length,
      'shell, median ms': quantile(shells, 0.5),
      'shell, 99th percentile ms': quantile(shells, 0.99),
      'whole page, median ms': quantile(wholes, 0.5),
      'whole page, 99th percentile ms': quantile(wholes, 0.99),
      'memory before, MB': before,
      'memory after, MB': residentMb(site),
    })
  })
}

for (const paths of [routes.filter((route) => route !== '/github'), ['/github']]) {
  test(`${VIEWS} visitors at once on ${paths.join(' ')}`, async ({ ownStandIn, start }) => {
    ownStandIn.answer = (...exchange) => setTimeout(() => json(octocat)(...exchange), SERVICE_MS)
    const site = await start()
    const views = await Promise.allSettled(
      Array.from({ length: VIEWS }, (_, i) => view(site.url + paths[i % paths.length])),
    )
    const served = views.flatMap((view) => (view.status === 'fulfilled' ? [view.value.whole] : []))
    console.table({
      'without an error': served.length,
      'calls to the service': ownStandIn.requests.length,
      'median ms': quantile(served, 0.5),
      'slowest ms': quantile(served, 1),
    })
  })
}

test('views per second on keep-alive connections', async ({ start }) => {
  const site = await start()
  const rows: { visitors: number; '/': number; '/github': number; ratio: string }[] = []
  for (const visitors of [10, 50, 200]) {
    const [home, github] = [await rate(site.url, visitors), await rate(`${site.url}/github`, visitors)]
    rows.push({ visitors, '/': home, '/github': github, ratio: (github / home).toFixed(2) })
  }
  console.table(rows)
  const of10 = rows.slice(1).map((row) => (row['/github'] / (rows[0]?.['/github'] ?? 0)).toFixed(2))
  console.log(`/github at 50 and at 200 visitors : at 10 (limit 0.8): ${of10.join(', ')}`)
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

test('a drawing beside ten odd requests at once', async ({ start }) => {
  const site = await start()
  const drawing = () => view(`${site.url}/drawings/portrait.svg`)
  const times: number[] = []
  for (let i = 0; i < 80; i++) {
    const odd = Array.from({ length: 10 }, () => stay(site.url, ...oddRequest(i)))
    times.push((await drawing()).whole)
    await Promise.all(odd)
  }
  console.table({ 'median ms': quantile(times, 0.5), 'slowest ms': quantile(times, 1) })
})

test(`memory over ${SOAK_VIEWS} mixed requests, a tenth of them odd`, async ({ ownStandIn, start }) => {
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
      // One visitor in ten leaves as soon as the response begins.
      const visit = i % 10 === 1 ? leave : stay
      const status = await visit(site.url, ...(i % 10 ? ordinary : oddRequest(i / 10))).catch(() => 0)
      if (!status || status >= 500) errors++
      if (++views % (SOAK_VIEWS / 10) === 0) rows.push({ views, errors, 'resident MB': residentMb(site) })
    }
  })
  await Promise.all(visitors)
  console.table(rows)
  console.log(
    `Memory at the end : at half: ${((rows[10]?.['resident MB'] ?? 0) / (rows[5]?.['resident MB'] ?? 1)).toFixed(2)}`,
  )
  console.log(`Calls to the service: ${ownStandIn.requests.length}`)
})

async function rate(url: string, visitors: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const end = performance.now() + RATE_SECONDS * 1_000
  let views = 0
  const visit = async () => {
    while (performance.now() < end) {
      const [response]: IncomingMessage[] = await once(get(url, { agent }), 'response')
      response?.resume()
      if (response) await once(response, 'end')
      views++
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  agent.destroy()
  return Math.round(views / RATE_SECONDS)
}

async function stay(url: string, path: string, headers: Record<string, string>) {
  const response = await fetch(url + path, { headers })
  await response.arrayBuffer()
  return response.status
}

async function leave(url: string, path: string, headers: Record<string, string>) {
  const [response]: IncomingMessage[] = await once(get(url + path, { headers }), 'response')
  response?.destroy()
  return response?.statusCode ?? 0
}

/** @returns milliseconds until the first chunk, which holds the spinner, and until the last. */
async function view(url: string) {
  const start = performance.now()
  const response = await fetch(url)
  let shell = 0
  for await (const _ of response.body ?? []) shell ||= performance.now() - start
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return { shell, whole: performance.now() - start }
}

function quantile(values: number[], q: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor(q * (sorted.length - 1))] ?? 0)
}

function residentMb({ pid }: Site) {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024)
}
