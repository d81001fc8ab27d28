import type { Result } from 'lighthouse'
import { launchChromium } from '../../scripts/browsers'
import { freePort } from '../../tests/stand-in'
import { routes, test } from '../support/test'
import { median } from './measure'
import { startEmptyApp } from './references'

const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

test(`Lighthouse on a simulated phone, ${RUNS} runs`, async ({ start }, { outputDir }) => {
  test.setTimeout(1_800_000)
  const { default: lighthouse } = await import('lighthouse')
  const site = await start()
  const empty = await startEmptyApp(outputDir)
  const port = await freePort()
  const browser = await launchChromium(`--remote-debugging-port=${port}`)
  const pages = [
    { page: 'empty app', url: empty.url, runs: [] as Result[] },
    ...routes.map((route) => ({ page: route, url: site.url + route, runs: [] as Result[] })),
  ]
  // The pages take turns, so that slow minutes of the machine affect all of them. On a busy machine a run can fail,
  // because nothing is painted in time.
  for (let round = 0; round < 2 * RUNS; round++) {
    for (const { url, runs } of pages) {
      if (runs.length === RUNS) continue
      const result = await lighthouse(url, { port, logLevel: 'error' })
      if (result && !result.lhr.runtimeError) runs.push(result.lhr)
    }
  }
  const rows = pages.map(({ page, runs }) => {
    const score = (category: string) =>
      median(runs.map(({ categories }) => (categories[category]?.score ?? 0) * 100))
    const ms = (audit: string) => median(runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
    return {
      page,
      ...Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])),
      'first paint ms': ms('first-contentful-paint'),
      'largest paint ms': ms('largest-contentful-paint'),
      'blocking ms': ms('total-blocking-time'),
    }
  })
  await browser.close()
  await empty.stop()
  console.table(rows)
})
