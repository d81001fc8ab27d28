import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../site'
import { POLL_MS } from './until'

/** GTK keeps a window as wide as its widgets need, even hidden ones, but a phone is 320 px wide. */
const NARROW_WIDGETS = '* { min-width: 0; padding: 0; margin: 0; border: none; font-size: 1px }'

/**
 * Without a window manager, the window under the pointer has the focus, and the pointer starts in the middle of the
 * screen. On a screen this small, that point is in every window. Windows can be larger than the screen.
 */
const SCREEN = '100x100x24'

/** Sometimes a browser waits forever for its driver. Then a new browser with a new driver starts. */
const START_TIMEOUT_MS = 5_000
const STARTS = 3

export type Session = Awaited<ReturnType<typeof openSession>>

export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`)
  }
}

/** Starts a virtual screen. It ends with this process at the latest. */
export async function startScreen() {
  const config = mkdtempSync(`${tmpdir()}/webkit-`)
  mkdirSync(`${config}/gtk-3.0`)
  writeFileSync(`${config}/gtk-3.0/gtk.css`, NARROW_WIDGETS)
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  function stop() {
    process.off('exit', stop)
    screen.kill()
    rmSync(config, { recursive: true, force: true })
  }
  process.once('exit', stop)
  const [display] = await Promise.race([once(screen.stdout, 'data'), failure(screen, 'Xvfb')])
  return { env: { DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: config }, stop }
}

/**
 * Opens a browser with a fresh profile. It ends with this process at the latest.
 * @param env of the screen.
 * @param proxy host and port that every request goes through.
 */
export async function openSession(env: Record<string, string>, proxy: string) {
  for (let start = 1; ; start++) {
    const driver = await startDriver(env)
    try {
      const { sessionId } = await driver.send('POST', '/session', capabilities(proxy), START_TIMEOUT_MS)
      const path = `/session/${sessionId}`
      return {
        get: (command: string) => driver.send('GET', path + command),
        post: (command: string, body: object = {}, timeout?: number) =>
          driver.send('POST', path + command, body, timeout),
        async close() {
          await driver.send('DELETE', path)
          driver.stop()
        },
      }
    } catch (error) {
      driver.stop()
      if (start === STARTS) throw error
    }
  }
}

async function startDriver(env: Record<string, string>) {
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true, // It leads a process group that includes its browser.
  })
  function stop() {
    process.off('exit', stop)
    if (driver.pid && driver.exitCode === null) process.kill(-driver.pid, 'SIGKILL')
  }
  process.once('exit', stop)

  async function send(method: string, path: string, body?: object, timeout?: number) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      // WebKitWebDriver can close an idle connection just when it is reused.
      headers: { connection: 'close' },
      body: body && JSON.stringify(body),
      signal: timeout ? AbortSignal.timeout(timeout) : undefined,
    })
    const { value } = await response.json()
    if (!response.ok) throw new WebDriverError(value.error, value.message)
    return value
  }

  const failed = failure(driver, 'WebKitWebDriver')
  const isReady = () =>
    send('GET', '/status').then(
      () => true,
      () => false,
    )
  while (!(await Promise.race([isReady(), failed]))) await sleep(POLL_MS)
  return { send, stop }
}

function capabilities(proxy: string) {
  return {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        unhandledPromptBehavior: 'ignore',
        proxy: { proxyType: 'manual', httpProxy: proxy },
      },
    },
  }
}

async function failure(child: ReturnType<typeof spawn>, name: string): Promise<never> {
  const [reason] = await Promise.race([once(child, 'error'), once(child, 'exit')])
  throw new Error(`${name} ended: ${reason}`)
}
