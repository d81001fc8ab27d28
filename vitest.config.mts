import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    include: ['tests/**/*.test.ts'],
    // By default, Vitest leaves one core idle, which is half of a machine with two.
    maxWorkers: '100%',
    // Some tests start programs, which is slow on a busy machine.
    testTimeout: 60_000,
  },
})
