/**
 * Debian's Firefox and WebKitGTK. They need two libraries, because there is no geckodriver for selenium-webdriver, and
 * WebKitGTK has no WebDriver BiDi for puppeteer-core.
 */
import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import puppeteer from 'puppeteer-core'
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver'
import sharp from 'sharp'
import { freePort } from '../../tests/stand-in'

/** A function that runs in the page. It must not use what is outside it. */
type Script<Argument, Result> = (argument: Argument) => Result | Promise<Result>

export type Visit = Awaited<ReturnType<typeof driveFirefox | typeof driveWebKit>>

export async function driveFirefox() {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    timeout: 120_000,
    extraPrefsFirefox: {
      // Otherwise scrollbars take room from the page.
      'ui.useOverlayScrollbars': 1,
      // Otherwise a window asks which program should open mail.
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
  const element = async (find: Script<string, Element | undefined>, name: string) => {
    const handle = (await page.evaluateHandle(find, name)).asElement()
    if (!handle) throw new Error(`There is no ${name}.`)
    return handle as import('puppeteer-core').ElementHandle // A text node would have no name.
  }
  return {
    open: (url: string) => page.goto(url),
    run: <Argument, Result>(script: Script<Argument, Result>, argument: Argument): Promise<Result> =>
      page.evaluate(script as (argument: unknown) => Result, argument),
    click: async (find: Script<string, Element | undefined>, name: string) =>
      (await element(find, name)).click(),
    picture: async (find: Script<string, Element | undefined>, name: string) =>
      Buffer.from(await (await element(find, name)).screenshot()),
    resize: (width: number, height: number) => page.setViewport({ width, height }),
    errors: async () => errors,
    close: () => browser.close(),
  }
}

export async function driveWebKit() {
  const port = await freePort()
  const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  })
  const stop = () => server.pid && process.kill(-server.pid)
  process.once('exit', stop)
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await sleep(50)
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build()
  const element = (find: Script<string, Element | undefined>, name: string) =>
    driver.executeScript<WebElement>(find, name)
  return {
    async open(url: string) {
      await driver.get(url)
      // The driver does not report errors.
      await driver.executeScript(() => {
        const errors: string[] = []
        Object.assign(window, { errors })
        window.addEventListener('error', ({ message }) => errors.push(message))
        console.error = (...parts) => errors.push(parts.join(' '))
      })
    },
    run: <Argument, Result>(script: Script<Argument, Result>, argument: Argument): Promise<Result> =>
      driver.executeScript<Result>(script as (argument: unknown) => Result, argument),
    async click(find: Script<string, Element | undefined>, name: string) {
      const target = await element(find, name)
      // The driver scrolls a target to the top, where the bar covers it.
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', target)
      await target.click()
    },
    /** A part of the window, because the driver cuts an element off where the first screen ends. */
    async picture(find: Script<string, Element | undefined>, name: string) {
      const { x, y, width, height } = await driver.executeScript<DOMRect>(
        'arguments[0].scrollIntoView(); return arguments[0].getBoundingClientRect().toJSON()',
        await element(find, name),
      )
      const window = Buffer.from(await driver.takeScreenshot(), 'base64')
      const [left, top] = [Math.ceil(x), Math.ceil(y)]
      return sharp(window)
        .extract({ left, top, width: Math.floor(width) - 1, height: Math.min(Math.floor(height), 700 - top) })
        .toBuffer()
    },
    async resize(width: number, height: number) {
      await driver.manage().window().setRect({ width, height })
    },
    errors: () => driver.executeScript<string[]>('return errors'),
    async close() {
      await driver.quit()
      process.off('exit', stop)
      stop()
    },
  }
}
