/** The browsers that this machine has. Nothing here installs one; `npm run browsers` does. */
import { existsSync } from 'node:fs'
import { chromium, firefox, type LaunchOptions, webkit } from 'playwright'

export type Engine = 'chromium' | 'firefox' | 'webkit'

/** The screen of the iPhones of the last years. */
export const PHONE = { width: 390, height: 844 }

/** Headless shells, which save five minutes of tests. Playwright's comes with its Chromium. */
const SHELLS = ['/usr/bin/chromium-headless-shell', chromium.executablePath()]
const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Playwright cannot drive these. `e2e/debian` can. */
const DEBIANS = {
  firefox: ['/usr/bin/firefox-esr'],
  webkit: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'],
}

export function chromiumOptions(): LaunchOptions {
  const path = process.env.CHROMIUM_PATH || [...SHELLS, ...WHOLE_BROWSERS].find(existsSync)
  return {
    // Without a path, Playwright starts its own shell.
    executablePath: path === chromium.executablePath() ? undefined : path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  }
}

/** Call it before anything is built or written. @throws in one line, because Playwright prints all of its options. */
export async function launchChromium(...more: string[]) {
  const { args = [], ...options } = chromiumOptions()
  return chromium.launch({ ...options, args: [...args, ...more] }).catch(({ message }: Error) => {
    const [reason] = /error while loading .+|(?<=: )Failed .+|$/m.exec(message) ?? []
    const remedy =
      'run "npm run browsers" and "npx playwright install-deps", or name your Chrome in CHROMIUM_PATH'
    throw new Error(`Chromium does not start${reason && ` (${reason})`}: ${remedy}.`)
  })
}

export function hasFastChromium() {
  return Boolean(process.env.CHROMIUM_PATH) || SHELLS.some(existsSync)
}

export function driverOf(engine: Engine): 'playwright' | 'debian' | undefined {
  if (engine === 'chromium')
    return hasFastChromium() || WHOLE_BROWSERS.some(existsSync) ? 'playwright' : undefined
  if (existsSync({ firefox, webkit }[engine].executablePath())) return 'playwright'
  return DEBIANS[engine].every(existsSync) ? 'debian' : undefined
}
