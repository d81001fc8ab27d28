import { causeOf } from '@/app/_server/cause-of'

const TIMEOUT_MS = 5_000
const MOST_REQUESTS = 8

type Check = {
  /** The fault of each dead link, by its address. */
  dead: Map<string, string>
  /** Why no host answered at all. Then no link is judged, because the fault is on our side. */
  noNetwork?: string
}

/** Requests every address once. A link that gets no answer is dead only if another one does. @param agent the `User-Agent`. */
export async function findDeadLinks(links: string[], agent: string): Promise<Check> {
  const waiting = [...new Set(links)]
  const dead = new Map<string, string>()
  let noNetwork: string | undefined
  let hasAnswer = false
  async function askOneByOne() {
    for (let link = waiting.shift(); link; link = waiting.shift()) {
      const { status, cause } = await ask(link, agent)
      if (status) hasAnswer = true
      noNetwork ??= cause
      if (cause) dead.set(link, cause.startsWith('no answer') ? cause : `no answer (${cause})`)
      if (isDead(status)) dead.set(link, `HTTP ${status}`)
    }
  }
  await Promise.all(Array.from({ length: MOST_REQUESTS }, askOneByOne))
  return hasAnswer || !noNetwork ? { dead } : { dead: new Map(), noNetwork }
}

/** A link is not dead if its host refuses programs, as some networks do, or if it redirects. */
function isDead(status = 200) {
  return status === 404 || status === 410 || (status >= 500 && status < 600)
}

/** @returns the status, or why there is none. */
async function ask(link: string, agent: string): Promise<{ status?: number; cause?: string }> {
  async function statusOf(method: 'HEAD' | 'GET') {
    const headers = { 'User-Agent': agent }
    const signal = AbortSignal.timeout(TIMEOUT_MS) // for each method, because some servers never answer HEAD
    const response = await fetch(link, { method, headers, redirect: 'manual', signal })
    await response.body?.cancel()
    return response.status
  }
  try {
    const status = await statusOf('HEAD').catch(() => 500)
    // Some servers answer HEAD differently from the GET of a visitor.
    return { status: status < 400 ? status : await statusOf('GET') }
  } catch (error) {
    return { cause: causeOf(error, TIMEOUT_MS) }
  }
}
