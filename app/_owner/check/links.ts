const PATIENCE_MS = 5_000
const AT_ONCE = 8

/** Asks every address once. @param agent says who asks. @returns what is wrong, by address, for those that are dead. */
export async function findDeadLinks(links: string[], agent: string) {
  const waiting = [...new Set(links)]
  const dead = new Map<string, string>()
  async function askOneByOne() {
    for (let link = waiting.shift(); link; link = waiting.shift()) {
      const fault = await findFault(link, agent)
      if (fault) dead.set(link, fault)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOneByOne))
  return dead
}

/** A host that refuses programs, as some networks do, is no dead link; nor is one that sends visitors elsewhere. */
async function findFault(link: string, agent: string) {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  async function ask(method: 'HEAD' | 'GET') {
    const headers = { 'User-Agent': agent }
    const response = await fetch(link, { method, headers, redirect: 'manual', signal })
    await response.body?.cancel()
    return response.status
  }
  try {
    const status = await ask('HEAD').catch(() => 500)
    if (status < 400) return undefined
    // Not every server answers HEAD as it answers a visitor.
    const answer = await ask('GET')
    const isDead = answer === 404 || answer === 410 || (answer >= 500 && answer < 600)
    return isDead ? `HTTP ${answer}` : undefined
  } catch (error) {
    if (signal.aborted) return `no answer within ${PATIENCE_MS / 1_000} s`
    const cause = error instanceof Error ? error.cause : undefined
    return `no answer (${cause instanceof Error && 'code' in cause ? cause.code : 'unknown error'})`
  }
}
