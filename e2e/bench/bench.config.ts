import { defineConfig } from 'playwright/test'
import { chromiumOptions } from '../../scripts/browsers'

/** `npm run bench`: figures to read, nothing that passes or fails. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.bench.ts',
  workers: 1,
  timeout: 300_000,
  reporter: [['list']],
  use: { launchOptions: chromiumOptions(), viewport: { width: 390, height: 844 } },
})
