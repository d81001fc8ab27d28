import { defineConfig } from 'playwright/test'
import { chromiumOptions, PHONE } from '../../scripts/browsers'

/** `npm run bench`: figures to read, nothing that passes or fails. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.bench.ts',
  workers: 1,
  timeout: 300_000,
  reporter: [['list']],
  use: { launchOptions: chromiumOptions(), viewport: PHONE },
})
