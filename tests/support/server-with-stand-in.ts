import { afterAll, beforeEach, vi } from 'vitest'
import { startStandIn } from '@/tests/support/stand-in'

/** Stands in for `next/cache`, which needs a server. An entry with a time limit counts as stale, so it is read again. */
const cache = new Map<string, string>()
function unstable_cache(read: () => Promise<unknown>, key: string[], options: { revalidate: unknown }) {
  return async () => {
    const kept = options.revalidate === false && cache.get(String(key))
    if (kept) return JSON.parse(kept)
    const value = await read()
    cache.set(String(key), JSON.stringify(value))
    return value
  }
}

/** Stands in for GitHub and for Next's server. Each test of the file begins with an empty cache. */
export async function serverWithStandIn() {
  const standIn = await startStandIn()
  const initial = { ...standIn }
  const timeout = AbortSignal.timeout
  const server = {
    standIn,
    log: vi.spyOn(console, 'warn').mockImplementation(() => {}),
    /** A time limit of this many ms ends after 200 ms instead. */
    shortMs: 0,
    /** Holds the work that the server does once the request is answered. */
    background: undefined as Promise<unknown> | undefined,
    /** Forgets everything, as a new process does. */
    restart() {
      Reflect.deleteProperty(globalThis, Symbol.for('portfolio.profile'))
      vi.resetModules()
    },
  }
  const after = (work: () => Promise<unknown>) => (server.background = work())
  vi.doMock('next/server', () => ({ after, connection: async () => {} }))
  vi.doMock('next/cache', () => ({ unstable_cache }))
  // Other time limits are twenty times as long, because a machine may be slow.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === server.shortMs ? 200 : 20 * ms))

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const [name, value] of Object.entries({ ...standIn.env, GITHUB_TOKEN: '' })) vi.stubEnv(name, value)
    Object.assign(standIn, initial, { requests: [] })
    server.log.mockClear()
    server.shortMs = 0
    cache.clear()
    server.restart()
  })
  afterAll(standIn.stop)
  return server
}
