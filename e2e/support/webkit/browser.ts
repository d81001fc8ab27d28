import type { Browser, BrowserContextOptions } from 'playwright/test'
import { openSession, startScreen } from './driver'
import { onlyWhatIsThere } from './only-what-is-there'
import { Page } from './page'
import { startProxy } from './proxy'

/** The options that Playwright sets by default. WebDriver can change none of them. */
const DEFAULTS: BrowserContextOptions = {
  acceptDownloads: true,
  bypassCSP: false,
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  hasTouch: false,
  ignoreHTTPSErrors: false,
  isMobile: false,
  javaScriptEnabled: true,
  locale: 'en-US',
  offline: false,
  reducedMotion: 'no-preference',
  serviceWorkers: 'allow',
}

type Message = { type: () => string; text: () => string }

/**
 * Launches Debian's WebKitGTK, because not every machine can get the WebKit that Playwright downloads. It supports only
 * WebDriver, so this implements the parts of Playwright's API that the tests in every engine use.
 */
export async function launchWebKit(playwright: object) {
  // Playwright Test has no other way to pass the options of a test to `newContext`.
  const { _instrumentation: options } = playwright as {
    _instrumentation: { runBeforeCreateBrowserContext: (options: BrowserContextOptions) => Promise<void> }
  }
  const screen = await startScreen()
  const browser = {
    _connection: {},
    async newContext(given: BrowserContextOptions) {
      await options.runBeforeCreateBrowserContext(given)
      return newContext(screen.env, given)
    },
    async close() {
      screen.stop()
    },
  }
  return onlyWhatIsThere('browser', browser) as unknown as Browser // It has what the tests use.
}

async function newContext(env: Record<string, string>, options: BrowserContextOptions) {
  const { viewport, baseURL, ...others } = options
  for (const [name, value] of Object.entries(others)) {
    if (value !== DEFAULTS[name as keyof typeof DEFAULTS])
      throw new Error(`Debian's WebKit cannot have ${name} be ${JSON.stringify(value)}.`)
  }
  const listeners: ((message: Message) => void)[] = []
  function report(text: string) {
    for (const listener of listeners) listener({ type: () => 'error', text: () => text })
  }
  const proxy = await startProxy(report)
  const session = await openSession(env, proxy.address)
  let page: Page | undefined

  return onlyWhatIsThere('context', {
    _options: { baseURL },
    route: proxy.route,
    on(event: string, listener: (message: Message) => void) {
      if (event === 'console') listeners.push(listener)
      // Uncaught errors arrive as console messages.
      else if (event !== 'weberror') throw new Error(`Debian's WebKit cannot context.on('${event}').`)
    },
    async newPage() {
      if (page) throw new Error("Debian's WebKit has one page in a context.")
      page = new Page(this, session, proxy, report)
      await page.open(viewport ?? undefined)
      return onlyWhatIsThere('page', page)
    },
    async close(_reason: object) {
      await page?.close()
      await session.close()
      proxy.stop()
    },
  })
}
