import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../site'

/** GTK lets no window be narrower than its widgets ask for, hidden ones too, and a phone has 320 px. */
const NARROW_WIDGETS = '* { min-width: 0; padding: 0; margin: 0; border: none; font-size: 1px }'

/**
 * Without a window manager the window under the pointer has the focus, and the pointer starts in the middle of the
 * screen. A screen this small has its middle in every window; windows may be larger than it.
 */
const SCREEN = '100x100x24'

export type Driver = Awaited<ReturnType<typeof startDriver>>
export type Session = Awaited<ReturnType<Driver['open']>>

export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`)
  }
}

/** Starts a screen that nobody sees and Debian's WebKitWebDriver on it. Both end with this process at the latest. */
export async function startDriver() {
  const config = mkdtempSync(`${tmpdir()}/webkit-`)
  mkdirSync(`${config}/gtk-3.0`)
  writeFileSync(`${config}/gtk-3.0/gtk.css`, NARROW_WIDGETS)

  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await Promise.race([once(screen.stdout, 'data'), failure(screen, 'Xvfb')])
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: config },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const failed = failure(driver, 'WebKitWebDriver')
  process.once('exit', stop)

  function stop() {
    driver.kill()
    screen.kill()
    rmSync(config, { recursive: true, force: true })
  }

  async function send(method: string, path: string, body?: object, signal?: AbortSignal) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      // WebKitWebDriver may close a connection that waits, just when it is used again.
      headers: { connection: 'close' },
      body: body && JSON.stringify(body),
      signal,
    })
    const { value } = await response.json()
    if (!response.ok) throw new WebDriverError(value.error, value.message)
    return value
  }

  async function isReady() {
    return send('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    )
  }
  while (!(await Promise.race([isReady(), failed]))) await sleep(20)

  return {
    stop,
    /** @param proxy host and port that every request goes through. */
    async open(proxy: string) {
      const { sessionId } = await send('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            browserName: 'MiniBrowser',
            pageLoadStrategy: 'none',
            unhandledPromptBehavior: 'ignore',
            proxy: { proxyType: 'manual', httpProxy: proxy },
          },
        },
      })
      return {
        get: (path: string) => send('GET', `/session/${sessionId}${path}`),
        post: (path: string, body: object = {}, signal?: AbortSignal) =>
          send('POST', `/session/${sessionId}${path}`, body, signal),
        close: () => send('DELETE', `/session/${sessionId}`),
      }
    },
  }
}

async function failure(child: ReturnType<typeof spawn>, name: string): Promise<never> {
  const [reason] = await Promise.race([once(child, 'error'), once(child, 'exit')])
  throw new Error(`${name} ended: ${reason}`)
}
