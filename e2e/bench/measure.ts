import type { Browser, BrowserContextOptions, Page } from 'playwright/test'
import { PHONE as PHONE_SIZE } from '../../scripts/browsers'

export const PHONE = { viewport: PHONE_SIZE, deviceScaleFactor: 2 }
export const DESKTOP = { viewport: { width: 1440, height: 900 } }

/** Lighthouse's slow 4G (150 ms, 1.6 Mbps, 750 kbps), in the values that it uses to throttle each request. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
export const CPU_SLOWDOWN = Number(process.env.CPU_SLOWDOWN || 4)

export type Load = Awaited<ReturnType<typeof load>>

/** Visits a page on slow 4G with an empty cache, until the page is idle. Times are in ms. */
export async function load(browser: Browser, url: string, options: BrowserContextOptions) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  // Most visitors come from another site, and Chromium leaves that site's process before the request. From a blank tab,
  // the opener policy makes it leave after the response.
  await page.route('http://elsewhere.test/', (route) => route.fulfill(), { times: 1 })
  await page.goto('http://elsewhere.test/')
  await page.addInitScript(() => {
    const seen: PerformanceEntry[] = []
    Object.assign(window, { seen })
    // A button is hydrated once React has given it its props.
    const lookForProps = () => {
      const button = document.querySelector('button')
      const isHydrated = button && Object.keys(button).some((key) => key.startsWith('__reactProps'))
      if (isHydrated) performance.mark('hydrated')
      else setTimeout(lookForProps, 5)
    }
    lookForProps()
    for (const type of ['paint', 'largest-contentful-paint', 'longtask'])
      new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type, buffered: true })
  })
  const session = await slowDown(page)
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1_000)
  const result = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: PerformanceEntry[] } // The script above sets it.
    const of = (type: string) => seen.filter((entry) => entry.entryType === type)
    const firstPaint =
      of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN
    return {
      firstPaint,
      hydrated: performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN,
      largestPaint: of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      blocking: of('longtask').reduce(
        (sum, { startTime, duration }) =>
          sum + Math.max(0, startTime + duration - Math.max(startTime, firstPaint) - 50),
        0,
      ),
    }
  })
  await context.close()
  return result
}

export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return session
}

/** @returns ms from the event to the end of the first frame in which the text of `selector` has changed. */
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
          requestAnimationFrame(function look() {
            if (!text() || text() === before) return requestAnimationFrame(look)
            // This runs before the work that React has deferred.
            scheduler.postTask(() => resolve(performance.now() - timeStamp), { priority: 'user-blocking' })
          })
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
