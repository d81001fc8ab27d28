import { defineConfig, devices, type Project } from 'playwright/test'
import { chromiumOptions, driverOf, PHONE } from './scripts/support/browsers'

const DESKTOP = { width: 1440, height: 900 }

const launchOptions = chromiumOptions()
// Pages share a process, because starting one for each took 390 ms more.
launchOptions.args?.push('--renderer-process-limit=1')

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: '100%',
  // The timeouts are long, because a machine may have other work to do.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: [['list']],
  projects: [
    { name: 'desktop', testIgnore: 'debian/**', use: { launchOptions, viewport: DESKTOP } },
    { name: 'phone', grep: /@phone/, use: { ...devices['Pixel 7'], launchOptions, viewport: PHONE } },
    ...otherEngine('firefox'),
    ...otherEngine('webkit'),
  ],
})

/** Playwright drives its own browsers. Where only Debian's are to be had, a smaller suite drives those. */
function otherEngine(name: 'firefox' | 'webkit'): Project[] {
  const driver = driverOf(name)
  if (driver === 'playwright')
    return [{ name, grep: /@every-engine/, use: { browserName: name, viewport: DESKTOP } }]
  // One after the other, because each worker would start the browser again.
  return driver === 'debian' ? [{ name, testDir: 'e2e/debian', fullyParallel: false }] : []
}
