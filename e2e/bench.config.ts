import config from '../playwright.config'

/** `npm run bench`: figures to read, nothing that passes or fails. */
export default {
  ...config,
  testDir: '.',
  testMatch: '**/*.bench.ts',
  workers: 1,
  timeout: 300_000,
  projects: [{ name: 'bench', use: { viewport: { width: 390, height: 844 } } }],
}
