import pMap from 'p-map'
import { explainNetworkError } from '@/app/_untrusted/network-error'

const TIMEOUT_MS = 5_000
const HEADERS = { 'User-Agent': 'link-check-of-a-portfolio' }

/** Requests every address once. @returns why each dead one is dead, or why no host answers, which is a fault on our side. */
export async function requestLinks(links: string[]) {
  const dead = new Map<string, string>()
  const answers = await pMap(new Set(links), request, { concurrency: 8 })
  const [noNetwork] = answers.flatMap(({ cause }) => cause ?? [])
  if (noNetwork && answers.every(({ status }) => !status)) return { dead, noNetwork }
  for (const { link, status = 200, cause } of answers) {
    if (cause) dead.set(link, cause.startsWith('no answer') ? cause : `no answer (${cause})`)
    // A link is not dead if its host refuses programs, as some networks do, or if it redirects.
    if (status === 404 || status === 410 || (status >= 500 && status < 600)) dead.set(link, `HTTP ${status}`)
  }
  return { dead }
}

/** By GET, because some servers answer HEAD differently from what a visitor gets, or never. @returns the status, or why there is none. */
async function request(link: string) {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(link, { headers: HEADERS, redirect: 'manual', signal })
    await response.body?.cancel()
    return { link, status: response.status }
  } catch (error) {
    return { link, cause: explainNetworkError(error, TIMEOUT_MS) }
  }
}
