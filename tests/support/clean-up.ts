import { afterAll, afterEach, vi } from 'vitest'

/** Files share a process, so neither a test nor a file may leave behind what it has replaced. */
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
afterAll(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})
