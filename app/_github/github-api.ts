import { apiAddress } from '@/components/github/account-page'

const LONGEST_WAIT_MS = 3_600_000
/** Characters that no header can carry, such as “ and ” around a token that was copied from a text. */
const NO_TOKEN = /[^!-~]/
const JSON_TYPE = 'application/vnd.github+json'

/** Requests a path such as `/users/octocat`, without the token if GitHub refuses that. @param handle tells GitHub who asks. */
export async function requestGitHub(handle: string, path: string, signal: AbortSignal, accept = JSON_TYPE) {
  const token = process.env.GITHUB_TOKEN?.trim()
  const headers = {
    Accept: accept,
    'User-Agent': `portfolio-of-${handle}`,
    'X-GitHub-Api-Version': '2022-11-28',
  }
  const request = { headers, signal, cache: 'no-store' } as const
  const address = apiAddress() + path
  if (token && !NO_TOKEN.test(token)) {
    // If another host is asked after a redirect, `fetch` leaves the token out.
    const withToken = { ...headers, Authorization: `Bearer ${token}` }
    const response = await fetch(address, { ...request, headers: withToken })
    if (response.status !== 401) return response
    await response.body?.cancel()
  }
  if (token) console.warn('[github] GITHUB_TOKEN is wrong or has expired; asking without it')
  return fetch(address, request)
}

/** Returns the end of a rate limit in ms since 1970, at most an hour from now, or nothing if GitHub does not say. */
export function limitEnd(headers: Headers) {
  const now = Date.now()
  // In seconds, or as a date.
  const retryAfter = headers.get('retry-after') ?? ''
  const reset = headers.get('x-ratelimit-remaining') === '0' ? headers.get('x-ratelimit-reset') : null
  const ends = [now + Number(retryAfter) * 1_000, Date.parse(retryAfter), Number(reset) * 1_000]
  const end = ends.find((time) => time > now)
  return end && Math.min(end, now + LONGEST_WAIT_MS)
}
