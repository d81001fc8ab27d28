import { execFileSync } from 'node:child_process'
import { json, octocat, type Site } from './site'
import { test } from './test'

const VIEWS = 1_000
const AT_A_TIME = 100
const SERVICE_MS = 1_000

for (const [name, answer] of [
  ['answering', json(octocat)],
  ['failing', json({}, 500)],
] as const) {
  test(`${VIEWS} views of /github, ${AT_A_TIME} at a time, the service ${name} after ${SERVICE_MS} ms`, async ({
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
    console.table({
      'calls to the service': ownStandIn.requests.length,
      'shell, median ms': quantile(
        views.map(({ shell }) => shell),
        0.5,
      ),
      'shell, 99th percentile ms': quantile(
        views.map(({ shell }) => shell),
        0.99,
      ),
      'whole page, median ms': quantile(
        views.map(({ whole }) => whole),
        0.5,
      ),
      'whole page, 99th percentile ms': quantile(
        views.map(({ whole }) => whole),
        0.99,
      ),
      'memory before, MB': before,
      'memory after, MB': residentMb(site),
    })
  })
}

/** Milliseconds until the first piece, which holds the spinner, and until the last. */
async function view(url: string) {
  const start = performance.now()
  const response = await fetch(url)
  let shell = 0
  for await (const _ of response.body ?? []) shell ||= performance.now() - start
  return { shell, whole: performance.now() - start }
}

function quantile(values: number[], q: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor(q * (sorted.length - 1))] ?? 0)
}

function residentMb({ pid }: Site) {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024)
}
