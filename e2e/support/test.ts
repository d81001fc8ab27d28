import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type WebError,
} from 'playwright/test'
import { ADDRESSES, type PageAddress } from '../../content/schema/pages'
import { PHONE } from '../../scripts/browsers'
import { TYPED } from '../../scripts/check/page-checks'
import { navigation } from '../../tests/specimen/content/navigation'
import { type StandIn, startStandIn } from '../../tests/stand-in'
import { type Site, SPECIMEN, startSite } from './site'

export { expect, PHONE, TYPED }

/** Every route but the 404, in the order of the site. */
export const routes = [
  ...new Set<PageAddress>([...navigation.map((item) => item.href), ...ADDRESSES]),
].filter(
  (address) => address !== '/notes', // as shipped, there are none
)

type Fixtures = {
  /** Console messages that the test itself causes. Any other error or warning fails it. */
  expectedErrors: RegExp[]
  /** A stand-in and servers for this test alone, because a server remembers what it has read. */
  ownStandIn: StandIn
  start: (env?: Record<string, string>, command?: 'start' | 'dev', folder?: string) => Promise<Site>
  /** The messages of `window.alert`. */
  alerts: string[]
  /** The page's clock, which the test can advance. */
  clock: Page['clock']
  /** The folder of the site that is tested. */
  siteFolder: string
  site: Site
}

type WorkerFixtures = {
  standIn: StandIn
  /** By their folders. */
  sites: Map<string, Site>
  /** By the options of their tests. */
  contexts: Map<string, BrowserContext>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  standIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern
    async ({}, use) => {
      const standIn = await startStandIn()
      await use(standIn)
      await standIn.stop()
    },
    { scope: 'worker' },
  ],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern
    async ({}, use) => {
      const sites: WorkerFixtures['sites'] = new Map()
      await use(sites)
      for (const site of sites.values()) await site.stop()
    },
    { scope: 'worker' },
  ],
  siteFolder: [SPECIMEN, { option: true }],
  site: async ({ sites, standIn, siteFolder }, use) => {
    const site = sites.get(siteFolder) ?? (await startSite(standIn.env, 'start', siteFolder))
    sites.set(siteFolder, site)
    await use(site)
  },
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern
    async ({}, use) => {
      const contexts: WorkerFixtures['contexts'] = new Map()
      await use(contexts)
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // Tests with the same options share a context in which a page stays open, because Chromium then opens the next one
  // sooner: in 570 ms instead of 740. An option that a test sets has to be listed here.
  context: async (
    {
      browser,
      contexts,
      site,
      colorScheme,
      contextOptions,
      javaScriptEnabled,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const options = [
      site.url,
      colorScheme,
      contextOptions,
      javaScriptEnabled,
      timezoneId,
      userAgent,
      viewport,
    ]
    const key = JSON.stringify(options)
    const context = contexts.get(key) ?? (await browser.newContext())
    if (!contexts.has(key)) await (await context.newPage()).goto(`${site.url}/resume.json`)
    contexts.set(key, context)
    const [first] = context.pages()
    await use(context)
    if (!contexts.has(key)) return // `clock` has closed it
    for (const page of context.pages()) if (page !== first) await page.close()
    await context.clearPermissions()
    await first?.evaluate('localStorage.clear()')
  },
  expectedErrors: [[], { option: true }],
  page: async ({ page, context, javaScriptEnabled, expectedErrors }, use) => {
    const errors: string[] = []
    const onError = (error: WebError) => errors.push(String(error.error()))
    const onMessage = (message: ConsoleMessage) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
    }
    context.on('weberror', onError).on('console', onMessage)
    const goto = page.goto.bind(page)
    // Waits until the page is hydrated, because React reports what a test has changed before that.
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (javaScriptEnabled && !options)
        await page.waitForFunction(() =>
          Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
        )
      return response
    }
    await use(page)
    context.off('weberror', onError).off('console', onMessage)
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([])
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern
  ownStandIn: async ({}, use) => {
    const standIn = await startStandIn()
    await use(standIn)
    await standIn.stop()
  },
  start: async ({ ownStandIn, page }, use) => {
    const sites: Site[] = []
    await use(async (env, command, folder) => {
      const site = await startSite({ ...ownStandIn.env, ...env }, command, folder)
      sites.push(site)
      return site
    })
    await page.close()
    for (const site of sites) await site.stop()
  },
  alerts: async ({ page }, use) => {
    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      dialog.accept()
    })
    await use(alerts)
  },
  // Playwright leaves this clock in the context, so no other test may get that context.
  clock: async ({ page, context, contexts }, use) => {
    await page.clock.install()
    await use(page.clock)
    for (const [key, kept] of contexts) if (kept === context) contexts.delete(key)
    await context.close()
  },
})

/** What translating browsers do: they move each text into an element of their own. Runs in the page. */
export function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: ChildNode[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text) // the walker shows nothing else
  for (const text of found) {
    if (text.parentElement?.closest('script, style, textarea, option, svg')) continue
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  }
}

/** Call this before the page is opened. @returns a function that returns the layout shifts so far. */
export async function watchLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries())
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate<unknown[]>('shifts')
}

/** Call this before the page is opened. @returns a function that returns what an expression was in the frames so far. */
export async function watchFrames(page: Page, expression: string) {
  await page.addInitScript(`{
    const seen = new Set()
    window.seenInFrames = seen
    requestAnimationFrame(function look() {
      seen.add(${expression})
      requestAnimationFrame(look)
    })
  }`)
  return () => page.evaluate<unknown[]>('[...seenInFrames]')
}

/** Holds back the scripts of the page that is opened next. @returns a function that lets them through. */
export async function holdScripts(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js(\?|$)/, (route) => released.then(() => route.continue()))
  return release
}

/** Expects that a drawing or a picture shows something. */
export async function expectToBeDrawn(picture: Locator) {
  const width = (element: SVGSVGElement | HTMLImageElement) =>
    'getBBox' in element ? element.getBBox().width : element.naturalWidth
  await expect.poll(() => picture.evaluate(width)).toBeGreaterThan(0)
}

/** Expects that the page does not scroll sideways at any width. @param state of the page, for the message. */
export async function expectToFit(page: Page, widths = [320, 1440], state?: string) {
  const needed: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ ...PHONE, width })
    needed.push(await page.evaluate(() => document.documentElement.scrollWidth))
  }
  expect(needed, state).toEqual(widths)
}
