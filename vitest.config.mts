import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  // Else it leaves a core idle, which of two is half.
  test: { include: ['tests/**/*.test.ts'], maxWorkers: '100%' },
})
