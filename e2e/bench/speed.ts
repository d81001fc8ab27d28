/** `npm run bench`: figures to read, nothing that passes or fails. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser } from 'playwright/test'
import { weigh } from '../../scripts/check/weigh'
import { launchChromium, PHONE } from '../../scripts/support/browsers'
import { startStandIn } from '../../tests/support/stand-in'
import { NEXT, SITES, startSite } from '../support/site'
import { routes } from '../support/test'

const ROUNDS = 5
const CPU_SLOWDOWN = Number(process.env.CPU_SLOWDOWN || 4)
/** Lighthouse's slow 4G (150 ms, 1.6 Mbps, 750 kbps), in the values that it uses to throttle each request. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }

const TIMES = ['first paint', 'largest paint', 'hydrated', 'blocking time', 'click to paint'] as const
type Load = Record<(typeof TIMES)[number], number>

const EMPTY = `${SITES}/empty`
/** The smallest app with this version of Next: one button. */
const EMPTY_APP = {
  'next.config.mjs': 'export default { cacheComponents: true, partialPrefetching: true }',
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  'app/page.js': `'use client'
export default () => <button type="button" onClick={() => {}}>Hello</button>`,
}

/** A text, because tsx would put calls of its own into a function, which the page does not have. */
const WATCH = `
window.seen = []
for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'mark', 'event'])
  new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type, buffered: true, durationThreshold: 16 })
// A button is hydrated once React has given it its props.
const looking = setInterval(() => {
  if (!Object.keys(document.querySelector('button') ?? {}).some((key) => key.startsWith('__reactProps'))) return
  performance.mark('hydrated')
  clearInterval(looking)
}, 5)`

run()

async function run() {
  mkdirSync(`${EMPTY}/app`, { recursive: true })
  for (const [path, source] of Object.entries(EMPTY_APP)) writeFileSync(`${EMPTY}/${path}`, source)
  execFileSync(process.execPath, [NEXT, 'build', EMPTY], { stdio: 'pipe' })
  const standIn = await startStandIn()
  const [empty, site] = [await startSite({}, 'start', EMPTY), await startSite(standIn.env)]
  const browser = await launchChromium()
  const visits = [
    { page: 'empty app', url: empty.url, control: 'button' },
    ...routes.map((page) => ({ page, url: site.url + page, control: 'header [data-switch]' })),
    { page: 'Submit', url: `${site.url}/contact`, control: 'main [type=submit]' },
  ].map((visit) => ({ ...visit, loads: [] as Load[] }))
  for (let round = 0; round < ROUNDS; round++)
    for (const { url, control, loads } of visits) loads.push(await load(browser, url, control))
  const rows = []
  for (const { page, url, loads } of visits) {
    const times = TIMES.map((time) => [time, median(loads.map((load) => load[time]))])
    const { document, script, total, requests } = await weigh(browser, url)
    const kb = { html: document / 1_000, script: script / 1_000, total: total / 1_000 }
    rows.push({ page, ...Object.fromEntries(times), ...kb, requests })
  }
  for (const { stop } of [empty, site, standIn]) await stop()
  await browser.close()
  console.log(`On slow 4G, CPU ${CPU_SLOWDOWN} times slower: ms, medians of ${ROUNDS}, and KB (1,000 bytes)`)
  console.table(rows)
}

/** Visits a page on slow 4G with an empty cache, until the page is idle, and clicks a button. Times are in ms. */
async function load(browser: Browser, url: string, control: string): Promise<Load> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2 })
  const page = await context.newPage()
  // Most visitors come from another site, and Chromium leaves that site's process before the request. From a blank tab,
  // the opener policy makes it leave after the response.
  await page.route('http://elsewhere.test/', (route) => route.fulfill(), { times: 1 })
  await page.goto('http://elsewhere.test/')
  await page.addInitScript(WATCH)
  const seen = (type: string) =>
    page.evaluate<{ name: string; startTime: number; duration: number }[]>(
      `JSON.parse(JSON.stringify(seen)).filter(({ entryType }) => entryType === '${type}')`,
    )
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1_000)
  const firstPaint = Number((await seen('paint')).find(({ name }) => /contentful/.test(name))?.startTime)
  const blocking = (await seen('longtask')).map(
    ({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint) - 50,
  )
  await page.locator(control).first().click()
  await page.waitForTimeout(2_000)
  const times = {
    'first paint': firstPaint,
    'largest paint': Number((await seen('largest-contentful-paint')).at(-1)?.startTime),
    hydrated: Number((await seen('mark')).find(({ name }) => name === 'hydrated')?.startTime),
    'blocking time': blocking.reduce((sum, time) => sum + Math.max(0, time), 0),
    'click to paint': Math.max(0, ...(await seen('event')).map(({ duration }) => duration)),
  }
  await context.close()
  return times
}

function median(values: number[]) {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN)
}
