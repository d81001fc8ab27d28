import { onPublicNetwork } from '@/scripts/check/public-network'

const TIMEOUT_MS = 5_000
const MOST_REQUESTS = 8

/** Checks every address once. @param agent the `User-Agent` of the requests. @returns the fault of each dead link, by address. */
export async function findDeadLinks(links: string[], agent: string) {
  const waiting = [...new Set(links)]
  const dead = new Map<string, string>()
  async function askOneByOne() {
    for (let link = waiting.shift(); link; link = waiting.shift()) {
      const fault = await findFault(link, agent)
      if (fault) dead.set(link, fault)
    }
  }
  await onPublicNetwork(() => Promise.all(Array.from({ length: MOST_REQUESTS }, askOneByOne)))
  return dead
}

/** A link is not dead if its host refuses programs, as some networks do, or if it redirects. */
async function findFault(link: string, agent: string) {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  async function ask(method: 'HEAD' | 'GET') {
    const headers = { 'User-Agent': agent }
    const response = await fetch(link, { method, headers, redirect: 'manual', signal })
    await response.body?.cancel()
    return response.status
  }
  try {
    const status = await ask('HEAD').catch(() => 500)
    if (status < 400) return undefined
    // Some servers answer HEAD differently from the GET of a visitor.
    const answer = await ask('GET')
    const isDead = answer === 404 || answer === 410 || (answer >= 500 && answer < 600)
    return isDead ? `HTTP ${answer}` : undefined
  } catch (error) {
    if (signal.aborted) return `no answer within ${TIMEOUT_MS / 1_000} s`
    const cause = error instanceof Error ? error.cause : undefined
    return `no answer (${cause instanceof Error && 'code' in cause ? cause.code : 'unknown error'})`
  }
}
