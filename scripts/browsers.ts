/** The browsers that this machine has. Nothing here installs one; `npm run browsers` does. */
import { existsSync } from 'node:fs'
import { chromium, firefox, type LaunchOptions, webkit } from 'playwright/test'

export type Engine = 'chromium' | 'firefox' | 'webkit'

const CHROMIUMS = [
  '/usr/bin/chromium-headless-shell', // It takes half the work of the full browser.
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  chromium.executablePath(),
]

/** Playwright cannot drive these. `e2e/debian` can. */
const DEBIANS = {
  firefox: ['/usr/bin/firefox-esr'],
  webkit: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'],
}

/** @throws when there is no Chromium. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = process.env.CHROMIUM_PATH || CHROMIUMS.find(existsSync)
  if (!executablePath)
    throw new Error(
      'This needs Chromium: run "npm run browsers", or name a Chrome of your own in CHROMIUM_PATH.',
    )
  return { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] }
}

/** Who drives the engine's browser on this machine, or nobody if there is none. */
export function driverOf(engine: Engine): 'playwright' | 'debian' | undefined {
  if (engine === 'chromium')
    return process.env.CHROMIUM_PATH || CHROMIUMS.some(existsSync) ? 'playwright' : undefined
  if (existsSync({ firefox, webkit }[engine].executablePath())) return 'playwright'
  return DEBIANS[engine].every(existsSync) ? 'debian' : undefined
}
