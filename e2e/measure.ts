import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Page } from 'playwright/test'

export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
export const DESKTOP = { viewport: { width: 1440, height: 900 } }

/** Lighthouse's slow 4G (150 ms, 1.6 Mbps, 750 kbps), as it translates it for throttling that works by request. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
export const CPU_SLOWDOWN = Number(process.env.CPU_SLOWDOWN || 4)

export type Load = Awaited<ReturnType<typeof load>>

/** A visit on slow 4G with an empty cache, until nothing happens any more. Times in ms. */
export async function load(browser: Browser, url: string, options: BrowserContextOptions, fontDelayMs = 0) {
  const context = await browser.newContext(options)
  if (fontDelayMs)
    await context.route('**/*.woff2', (route) => setTimeout(() => route.continue(), fontDelayMs))
  const page = await context.newPage()
  // Most come from another site, whose process is left before the request. In a blank tab it is left for the policy on
  // openers, after the response.
  await page.route('http://elsewhere.test/', (route) => route.fulfill(), { times: 1 })
  await page.goto('http://elsewhere.test/')
  await page.addInitScript(() => {
    const seen: PerformanceEntry[] = []
    Object.assign(window, { seen })
    for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'])
      new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type, buffered: true })
  })
  const session = await slowDown(page)
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1_000)
  const result = await page.evaluate(() => {
    type Entry = PerformanceEntry & { element?: Element; value?: number }
    const seen = (window as unknown as { seen: Entry[] }).seen // as put there above
    const of = (type: string) => seen.filter((entry) => entry.entryType === type)
    const firstPaint =
      of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN
    const largest = of('largest-contentful-paint').at(-1)
    return {
      firstPaint,
      largestPaint: largest?.startTime ?? Number.NaN,
      largestElement: `${largest?.element?.localName}: ${largest?.element?.textContent?.slice(0, 24)}`,
      blocking: of('longtask').reduce(
        (sum, { startTime, duration }) =>
          sum + Math.max(0, startTime + duration - Math.max(startTime, firstPaint) - 50),
        0,
      ),
      shift: of('layout-shift').reduce((sum, { value = 0 }) => sum + value, 0),
    }
  })
  await context.close()
  return result
}

/** Bytes by kind, each response gzipped by itself, on a first visit; the hosts and the number of all requests. */
export async function weigh(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: PHONE.viewport })
  // The avatar's host is not on loopback.
  await context.route(/_next\/image.*avatars/, (route) => route.fulfill({ path: 'e2e/avatar.png' }))
  const page = await context.newPage()
  const weight = { document: 0, script: 0, font: 0, image: 0, fetch: 0, stylesheet: 0, other: 0 }
  const hosts = new Set<string>()
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    hosts.add(new URL(response.url()).origin)
    const type = response.request().resourceType()
    const kind = type in weight ? (type as keyof typeof weight) : 'other'
    bodies.push(
      response.body().then((body) => {
        weight[kind] += kind === 'font' ? body.length : gzipSync(body).length
      }),
    )
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(bodies)
  await context.close()
  const total = Object.values(weight).reduce((sum, bytes) => sum + bytes)
  return { ...weight, total, requests: bodies.length, hosts: [...hosts] }
}

export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return session
}

/** @returns ms from the event to the end of the first frame in which the element that matches `selector` says something else. */
export async function timeToPaint(
  page: Page,
  event: 'click' | 'change',
  selector: string,
  act: () => Promise<unknown>,
) {
  await page.evaluate(
    ([event, selector]) => {
      const text = () => document.querySelector(selector)?.textContent
      const before = text()
      const painted = new Promise<number>((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          const observer = new MutationObserver(() => {
            if (!text() || text() === before) return
            observer.disconnect()
            requestAnimationFrame(() => {
              // Ahead of what React left for later.
              scheduler.postTask(() => resolve(performance.now() - timeStamp), { priority: 'user-blocking' })
            })
          })
          observer.observe(document, { childList: true, subtree: true, characterData: true })
        }
        addEventListener(event, begin, { capture: true, once: true })
      })
      Object.assign(window, { painted })
    },
    [event, selector] as const,
  )
  await act()
  return page.evaluate<number>('painted')
}

export function median(values: number[] = []) {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN)
}
