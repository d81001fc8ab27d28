import { defineConfig } from 'playwright/test'
import { chromiumOptions } from '../../scripts/browsers'
import type { WorkerFixtures } from '../support/test'

/** `npm run check`: what every owner's site must hold. Only in Chromium, so that it takes half a minute. */
export default defineConfig<object, WorkerFixtures>({
  testDir: '.',
  testMatch: 'site.spec.ts',
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  use: { launchOptions: chromiumOptions(), siteFolder: '.' },
})
