/**
 * Drives Debian's Firefox and WebKitGTK by two libraries: Debian has no geckodriver for selenium-webdriver, and WebKitGTK
 * has no WebDriver BiDi for puppeteer-core. Playwright starts this Firefox, but cannot open a page in it.
 */
import { spawn } from 'node:child_process'
import { expect } from 'playwright/test'
import puppeteer from 'puppeteer-core'
import { Builder } from 'selenium-webdriver'
import { freePort } from '../../tests/support/stand-in'

export type Driver = Awaited<ReturnType<typeof driveFirefox>>

/** Runs in the page, so it must not use what is outside it. */
type Script<Result, Given> = (given: Given) => Result | Promise<Result>

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
        // A visit that the page itself has just begun ends this one.
        if (/NS_BINDING_ABORTED|interrupted an unfinished/.test(error.message)) return page.goto(url)
        throw error
      }),
    run: async <Result, Given>(script: Script<Result, Given>, given?: Given): Promise<Result> =>
      page.evaluate(script as never, given),
    click: (x: number, y: number) => page.mouse.click(x, y),
    screenshot: async () => Buffer.from(await page.screenshot()),
    resize: (width: number, height: number): Promise<unknown> => page.setViewport({ width, height }),
    errors: async () => errors,
    close: () => browser.close(),
  }
}

export async function driveWebKit(): Promise<Driver> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const command = ['-a', 'WebKitWebDriver', `--port=${port}`]
  const server = spawn('xvfb-run', command, { detached: true, stdio: 'ignore' })
  // The server is a process group, which may have ended before this process does.
  process.once('exit', () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid)
  })
  const isReady = async () => (await fetch(`${address}/status`).catch(() => undefined))?.ok
  await expect.poll(isReady, { message: 'WebKitWebDriver answers', intervals: [50] }).toBe(true)
  const driver = await new Builder().usingServer(address).forBrowser('MiniBrowser').build()
  await driver.manage().setTimeouts({ script: 120_000 })
  return {
    async open(url) {
      await driver.get(url)
      // The driver does not report errors.
      await driver.executeScript(() => {
        const errors: string[] = []
        Object.assign(window, { errors })
        window.addEventListener('error', ({ message }) => errors.push(message))
        console.error = (...parts) => errors.push(parts.join(' '))
      })
    },
    run: (script, given) => driver.executeScript(script, given),
    click: (x, y) => driver.actions().move({ x, y }).click().perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    resize: (width, height) => driver.manage().window().setRect({ width, height }),
    errors: () => driver.executeScript<string[]>('return errors'),
    close: () => driver.quit(),
  }
}
