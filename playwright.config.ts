import { defineConfig, devices } from 'playwright/test'
import { SITES } from './e2e/support/site'
import type { WorkerFixtures } from './e2e/support/test'
import { chromiumOptions, otherEngines } from './scripts/browsers'

const DESKTOP = { width: 1440, height: 900 }

export default defineConfig<object, WorkerFixtures>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list']],
  use: { launchOptions: chromiumOptions(), screenshot: 'only-on-failure' },
  projects: [
    { name: 'desktop', use: { viewport: DESKTOP }, testIgnore: 'owner/**' },
    ...['sample', 'minimum', 'maximum'].map((name) => ({
      name,
      use: { siteFolder: `${SITES}/${name}` },
      testDir: 'e2e/owner',
    })),
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
