/** `npm run bench` prints figures to read, of which none passes or fails. Lighthouse and `npm run check` say more. */
import type { Browser } from 'playwright/test'
import { launchChromium, PHONE } from '../../scripts/support/browsers'
import { startStandIn } from '../../tests/support/stand-in'
import { routes } from '../support/fixtures'
import { SITES, startSite } from '../support/start-site'

const ROUNDS = 5
const CPU_SLOWDOWN = Number(process.env.CPU_SLOWDOWN || 4)
/** Lighthouse's slow 4G (150 ms, 1.6 Mbps, 750 kbps), in the values that it uses to throttle each request. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }

type Paints = { first: number; largest: number }

/** The script is a text, because tsx would put calls into a function that the page does not have. */
const PAINTS = `new Promise((resolve) => {
  const [first] = performance.getEntriesByName('first-contentful-paint')
  const give = (list) => resolve({ first: first.startTime, largest: list.getEntries().at(-1).startTime })
  new PerformanceObserver(give).observe({ type: 'largest-contentful-paint', buffered: true })
})`

run()

async function run() {
  const standIn = await startStandIn()
  const site = await startSite(standIn.env, 'start', `${SITES}/specimen`)
  const browser = await launchChromium()
  const rows = []
  for (const path of routes) {
    const loads: Paints[] = []
    for (let round = 0; round < ROUNDS; round++) loads.push(await load(browser, site.url + path))
    const medianOf = (paint: keyof Paints) => median(loads.map((paints) => paints[paint]))
    rows.push({ path, 'first paint': medianOf('first'), 'largest paint': medianOf('largest') })
  }
  for (const { stop } of [site, standIn]) await stop()
  await browser.close()
  console.log(`On slow 4G, CPU ${CPU_SLOWDOWN} times slower: ms, medians of ${ROUNDS}`)
  console.table(rows)
}

/** Visits a page on slow 4G with an empty cache, until the page is idle. Times are in ms. */
async function load(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2 })
  const page = await context.newPage()
  // Most visitors come from another site, and Chromium leaves the process of that site before it sends the request. It
  // would leave a blank tab only after the response, because of the opener policy.
  await page.route('http://elsewhere.test/', (route) => route.fulfill(), { times: 1 })
  await page.goto('http://elsewhere.test/')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1_000)
  const paints = await page.evaluate<Paints>(PAINTS)
  await context.close()
  return paints
}

function median(values: number[]) {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN)
}
