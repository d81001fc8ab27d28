import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    include: ['tests/**/*.test.ts'],
    // Otherwise it leaves a core idle, which of two is half.
    maxWorkers: '100%',
    // Some start programs, which take their time on a busy machine.
    testTimeout: 60_000,
  },
})
