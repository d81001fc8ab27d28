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

/**
 * By GET, because some servers answer HEAD differently from what a visitor gets, or never.
 *
 * @returns the status, or why there is none.
 */
async function ask(link: string, agent: string): Promise<{ status?: number; cause?: string }> {
  try {
    const response = await fetch(link, {
      headers: { 'User-Agent': agent },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return { status: response.status }
  } catch (error) {
    return { cause: causeOf(error, TIMEOUT_MS) }
  }
}
