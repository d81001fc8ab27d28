import { afterAll, vi } from 'vitest'

/** Files share a process, so none may leave behind what it has replaced. */
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})
