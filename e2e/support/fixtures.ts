/** Playwright's `test` with our fixtures: the sites, a stand-in for GitHub, and a page that reports errors. */
import type { RequestListener } from 'node:http'
import { type BrowserContext, test as base, expect } from 'playwright/test'
import { ADDRESSES } from '../../content/schema/pages'
import { PHONE } from '../../scripts/support/browsers'
import type { Command } from '../../scripts/support/start-server'
import { type StandIn, startStandIn } from '../../tests/support/stand-in'
import { isHydrated } from './page'
import { SITES, type Site, startSite } from './start-site'

export { expect, PHONE }

export const everyEngine = { tag: '@every-engine' }
export const phoneToo = { tag: ['@every-engine', '@phone'] }

/** Every route but the 404. The specimen has no notes. */
export const routes = ADDRESSES.filter((address) => address !== '/notes')
/** A page that is static, one that the server streams, and one that is missing. */
export const oneOfEachKind = ['/', '/github', '/no/such/page']

type Fixtures = {
  /** Console messages that the test itself causes. Any other error or warning fails the test. */
  expectedErrors: RegExp[]
  /** A stand-in and servers for this test alone, because a server remembers what it has read. */
  ownStandIn: StandIn
  start: (env?: Record<string, string>, command?: Command, folder?: string) => Promise<Site>
  /** Opens /github on a server of the test, to which GitHub gives the answer. */
  openProfile: (answer: RequestListener, env?: Record<string, string>) => Promise<unknown>
  alerts: string[]
  /** The name that `npm run sites` gives the site of the test. */
  siteName: string
  site: Site
}

type WorkerFixtures = {
  standIn: StandIn
  /** Serves a site for all tests of the worker. */
  serve: (siteName: string) => Promise<Site>
}

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern
async function lendStandIn({}: object, use: (standIn: StandIn) => Promise<void>) {
  const standIn = await startStandIn()
  await use(standIn)
  await standIn.stop()
}

/** @returns the errors and warnings that the browser reports from now on. */
function watchErrors(context: BrowserContext) {
  const errors: string[] = []
  // The browser reports a missing page in the same way as a missing file.
  const missing = new Set<string>()
  context.on('weberror', (error) => errors.push(String(error.error())))
  context.on('response', (response) => {
    if (response.status() === 404 && response.request().isNavigationRequest()) missing.add(response.url())
  })
  context.on('console', (message) => {
    const isMissingPage = /status of 404/.test(message.text()) && missing.has(message.location().url)
    if (['error', 'warning'].includes(message.type()) && !isMissingPage) errors.push(message.text())
  })
  return errors
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  standIn: [lendStandIn, { scope: 'worker' }],
  ownStandIn: lendStandIn,
  serve: [
    async ({ standIn }, use) => {
      const sites: Record<string, Promise<Site>> = {}
      await use((name) => (sites[name] ??= startSite(standIn.env, 'start', `${SITES}/${name}`)))
      for (const site of Object.values(sites)) await (await site).stop()
    },
    { scope: 'worker' },
  ],
  siteName: ['specimen', { option: true }],
  site: async ({ serve, siteName }, use) => use(await serve(siteName)),
  baseURL: async ({ site }, use) => use(site.url),
  expectedErrors: [[], { option: true }],
  page: async ({ page, context, javaScriptEnabled, expectedErrors }, use) => {
    const errors = watchErrors(context)
    const goto = page.goto.bind(page)
    // Waits until the page is hydrated, because React reports what a test has changed before that. A test that looks at
    // a page before its scripts run waits for the `commit` alone.
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (javaScriptEnabled && options?.waitUntil !== 'commit') await page.waitForFunction(isHydrated)
      return response
    }
    await use(page)
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([])
  },
  start: async ({ ownStandIn, page, siteName }, use) => {
    const sites: Promise<Site>[] = []
    await use((env, command = 'start', folder = `${SITES}/${siteName}`) => {
      const site = startSite({ ...ownStandIn.env, ...env }, command, folder)
      sites.push(site)
      return site
    })
    // A page that is still loading would report that its server is gone.
    for (const openPage of page.context().pages()) await openPage.close()
    for (const site of sites) await (await site).stop()
  },
  openProfile: ({ ownStandIn, page, start }, use) =>
    use(async (answer, env) => {
      ownStandIn.answer = answer
      const { url } = await start(env)
      await page.goto(`${url}/github`)
    }),
  alerts: async ({ page }, use) => {
    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      dialog.accept()
    })
    await use(alerts)
  },
})

export const noScript = test.extend({ javaScriptEnabled: false })
