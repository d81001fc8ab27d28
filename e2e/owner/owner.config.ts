import { defineConfig } from 'playwright/test'
import { chromiumOptions } from '../support/browsers'

/** `npm run check`: what every owner's site must hold, in Chromium alone, so that it takes half a minute. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  use: { launchOptions: chromiumOptions() },
})
