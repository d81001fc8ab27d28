import { defineConfig, devices } from 'playwright/test'
import { chromiumOptions, otherEngines } from './scripts/browsers'

/** It imports nothing of `e2e/`, because a build checks the types of this file and must not need that folder. */
type Options = { siteFolder: string }

const DESKTOP = { width: 1440, height: 900 }

export default defineConfig<object, Options>({
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
      use: { siteFolder: `.sites/${name}` },
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
