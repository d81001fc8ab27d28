import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { json, octocat, startStandIn } from '@/tests/stand-in'
import { clear, unstable_cache } from './framework-cache'

/** Stands in for GitHub and for Next's server. Each test of the file begins with an empty cache. */
export async function setUp() {
  const standIn = await startStandIn()
  const { answerAvatar } = standIn
  const timeout = AbortSignal.timeout
  const server = {
    standIn,
    log: vi.spyOn(console, 'warn').mockImplementation(() => {}),
    /** The limit in ms that ends after 200 ms instead. */
    hurried: 0,
    /** What the server does once the request is answered. */
    background: undefined as Promise<unknown> | undefined,
    /** A new process remembers nothing. */
    restart() {
      Reflect.deleteProperty(globalThis, Symbol.for('portfolio.profile'))
      vi.resetModules()
    },
  }
  const after = (work: () => Promise<unknown>) => {
    server.background = work()
  }
  vi.doMock('next/server', () => ({ after, connection: async () => {} }))
  vi.doMock('next/cache', () => ({ unstable_cache }))
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === server.hurried ? 200 : ms))

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const [name, value] of Object.entries({ ...standIn.env, GITHUB_TOKEN: '' })) vi.stubEnv(name, value)
    Object.assign(standIn, { answer: json(octocat), answerAvatar })
    standIn.requests.length = 0
    server.log.mockClear()
    server.hurried = 0
    clear()
    server.restart()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })
  afterAll(() => {
    vi.doUnmock('next/server')
    vi.doUnmock('next/cache')
    return standIn.stop()
  })
  return server
}
