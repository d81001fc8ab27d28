import { defineConfig, devices } from 'playwright/test'
import { chromiumOptions, otherEngines } from './e2e/support/browsers'

const DESKTOP = { width: 1440, height: 900 }

export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'owner/**',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list']],
  use: { launchOptions: chromiumOptions(), screenshot: 'only-on-failure' },
  projects: [
    { name: 'desktop', use: { viewport: DESKTOP } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      testDir: 'e2e/pages',
    },
    ...otherEngines().map((engine) => ({
      name: engine.browserName,
      grep: /@every-engine/,
      use: { ...engine, viewport: DESKTOP },
    })),
  ],
})
