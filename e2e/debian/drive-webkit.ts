import { spawn } from 'node:child_process'
import { expect } from 'playwright/test'
import { Builder } from 'selenium-webdriver'
import { freePort } from '../../tests/support/stand-in'
import type { Driver } from './drive-firefox'

/** Drives Debian's WebKitGTK by selenium-webdriver, because WebKitGTK has no WebDriver BiDi for puppeteer-core. */
export async function driveWebKit(): Promise<Driver> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const args = ['-a', 'WebKitWebDriver', `--port=${port}`]
  const server = spawn('xvfb-run', args, { detached: true, stdio: 'ignore' })
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
      // The driver reports no errors. This script does, but not those from before the page has loaded.
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
