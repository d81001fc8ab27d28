import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  resolve: {
    // The content belongs to the owner, so tests read the specimen's instead.
    alias: {
      '@/content/schema': `${root}/content/schema`,
      '@/content': `${root}/tests/specimen/content`,
      '@': root,
    },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // Neither the owner's languages nor the machine's proxy may reach the tests.
    env: { SITE_LANGUAGES: '', HTTPS_PROXY: '', https_proxy: '' },
    globalSetup: ['tests/support/temporary-folder.ts'],
    setupFiles: ['tests/support/set-up.ts'],
    // A process for each file takes twice as long.
    isolate: false,
    // The tests share a process, and in another order than theirs, one that depends on the one before it fails.
    sequence: { shuffle: true, seed: 1 },
    // By default, Vitest leaves one core idle, which is half of a machine with two.
    maxWorkers: '100%',
    // Some tests start programs, which is slow on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { interval: 1, timeout: 300_000 } },
  },
})
