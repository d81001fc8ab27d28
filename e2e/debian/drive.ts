/**
 * Debian's Firefox and WebKitGTK. They need two libraries, because there is no geckodriver for selenium-webdriver, and
 * WebKitGTK has no WebDriver BiDi for puppeteer-core.
 */
import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver'
import sharp from 'sharp'
import { freePort } from '../../tests/stand-in'

export type Visit = {
  open: (url: string) => Promise<unknown>
  /** Runs a function in the page. It must not use what is outside it. */
  run: <Result>(script: () => Result | Promise<Result>) => Promise<Result>
  click: (name: string) => Promise<unknown>
  picture: (name: string) => Promise<Buffer>
  resize: (width: number, height: number) => Promise<unknown>
  errors: () => Promise<string[]>
  close: () => Promise<unknown>
}

/** A control or a drawing that shows, by its name. Runs in the page. */
function named(name: string) {
  const all = document.querySelectorAll('a, button, summary, select, [role=img]')
  return [...all].find(
    (element) => element.checkVisibility() && (element.ariaLabel ?? element.textContent)?.includes(name),
  )
}

export async function driveFirefox(): Promise<Visit> {
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
  const find = async (name: string) => {
    const element = (await page.evaluateHandle(named, name)).asElement()
    if (!element) throw new Error(`There is no ${name}.`)
    return element as ElementHandle // A text node would have no name.
  }
  return {
    open: (url) => page.goto(url),
    run: async (script) => page.evaluate(script),
    click: async (name) => (await find(name)).click(),
    picture: async (name) => Buffer.from(await (await find(name)).screenshot()),
    resize: (width, height) => page.setViewport({ width, height }),
    errors: async () => errors,
    close: () => browser.close(),
  }
}

export async function driveWebKit(): Promise<Visit> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  })
  const stop = () => server.pid && process.kill(-server.pid)
  process.once('exit', stop)
  while (!(await fetch(`${address}/status`).catch(() => undefined))?.ok) await sleep(50)
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build()
  await driver.manage().setTimeouts({ script: 120_000 })
  const find = (name: string) => driver.executeScript<WebElement>(named, name)
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
    run: <Result>(script: () => Result | Promise<Result>) => driver.executeScript<Result>(script),
    async click(name) {
      const target = await find(name)
      // The driver scrolls a target to the top, where the bar covers it.
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', target)
      await target.click()
    },
    /** A part of the window, because the driver cuts an element off where the first screen ends. */
    async picture(name) {
      const { x, y, width, height } = await driver.executeScript<DOMRect>(
        'arguments[0].scrollIntoView(); return arguments[0].getBoundingClientRect().toJSON()',
        await find(name),
      )
      const window = Buffer.from(await driver.takeScreenshot(), 'base64')
      const [left, top] = [Math.ceil(x), Math.ceil(y)]
      return sharp(window)
        .extract({ left, top, width: Math.floor(width) - 1, height: Math.min(Math.floor(height), 700 - top) })
        .toBuffer()
    },
    resize: (width, height) => driver.manage().window().setRect({ width, height }),
    errors: () => driver.executeScript<string[]>('return errors'),
    async close() {
      await driver.quit()
      process.off('exit', stop)
      stop()
    },
  }
}
