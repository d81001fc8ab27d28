import pMap from 'p-map'
import { explainNetworkError } from '@/app/_untrusted/network-error'

const TIMEOUT_MS = 5_000
const HEADERS = { 'User-Agent': 'link-check-of-a-portfolio' }

/** A host that refuses programs says nothing about the link. LinkedIn has the status 999 for that. */
const REFUSALS = [403, 429, 999]

/** Requests every address once. @returns the cause of each dead or unknown link, or why there is no network. */
export async function requestLinksOnce(links: string[]) {
  const [dead, unknown] = [new Map<string, string>(), new Map<string, string>()]
  const answers = await pMap(new Set(links), request, { concurrency: 8 })
  const [noNetwork] = answers.flatMap(({ cause }) => cause ?? [])
  // If all links lead to a single host, that host may be gone although there is a network.
  const hasManyHosts = new Set(links.map((link) => new URL(link).host)).size > 1
  if (hasManyHosts && answers.every(({ status }) => !status)) return { dead, unknown, noNetwork }
  for (const { link, status, cause } of answers)
    if (status === undefined) dead.set(link, cause.startsWith('no answer') ? cause : `no answer (${cause})`)
    else if (REFUSALS.includes(status)) unknown.set(link, `HTTP ${status}`)
    // A link that redirects is not dead.
    else if ([404, 410].includes(status) || (status >= 500 && status < 600)) dead.set(link, `HTTP ${status}`)
  return { dead, unknown }
}

/** Uses GET, because some servers answer HEAD differently, or never. @returns the cause if there is no status. */
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
