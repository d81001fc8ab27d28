import puppeteer from 'puppeteer-core'

export type Driver = Awaited<ReturnType<typeof driveFirefox>>

/** A script runs in the page, so it must use nothing from outside of itself. */
type Script<Result, Given> = (given: Given) => Result | Promise<Result>

/** Drives Debian's Firefox by puppeteer-core. Playwright cannot open a page in it, and selenium lacks a driver for it. */
export async function driveFirefox() {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    timeout: 120_000,
    extraPrefsFirefox: {
      // Scrollbars would take room from the page.
      'ui.useOverlayScrollbars': 1,
      // A window would ask which program should open mail.
      'network.protocol-handler.external.mailto': false,
    },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) errors.push(message.text())
  })
  return {
    open: (url: string): Promise<unknown> =>
      page.goto(url).catch((error: Error) => {
        // A navigation that the page itself has just begun may interrupt this one.
        if (/NS_BINDING_ABORTED|interrupted an unfinished/.test(error.message)) return page.goto(url)
        throw error
      }),
    run: async <Result, Given>(script: Script<Result, Given>, given?: Given): Promise<Result> =>
      page.evaluate(script as never, given), // puppeteer's types take no generic function
    click: (x: number, y: number) => page.mouse.click(x, y),
    screenshot: async () => Buffer.from(await page.screenshot()),
    resize: (width: number, height: number): Promise<unknown> => page.setViewport({ width, height }),
    errors: async () => errors.splice(0), // each error counts once
    close: () => browser.close(),
  }
}
