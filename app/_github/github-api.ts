import { apiAddress } from '@/components/github/account-page'

const MOST_REDIRECTS = 3
const LONGEST_WAIT_MS = 3_600_000
const JSON_TYPE = 'application/vnd.github+json'

/** Requests a path such as `/users/octocat`, without the token if GitHub refuses that. @param handle tells GitHub who asks. */
export async function requestGitHub(handle: string, path: string, signal: AbortSignal, accept = JSON_TYPE) {
  const token = process.env.GITHUB_TOKEN
  const headers = {
    Accept: accept,
    'X-GitHub-Api-Version': '2022-11-28',
    'User-Agent': `portfolio-of-${handle}`,
  }
  const withToken = token ? { ...headers, Authorization: `Bearer ${token}` } : headers
  const response = await follow(path, withToken, signal)
  if (response.status !== 401 || !token) return response
  console.warn('[github] GITHUB_TOKEN is refused (HTTP 401); asking without it')
  await response.body?.cancel()
  return follow(path, headers, signal)
}

/** Follows redirects on GitHub's own host, because the token is for that host only. Any other redirect is a failure. */
async function follow(path: string, headers: Record<string, string>, signal: AbortSignal) {
  let address = apiAddress() + path
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(address, { headers, cache: 'no-store', redirect: 'manual', signal })
    const target = targetOf(response, address)
    if (redirects === MOST_REDIRECTS || target?.origin !== new URL(address).origin) return response
    await response.body?.cancel()
    address = target.href
  }
}

function targetOf({ status, headers }: Response, address: string) {
  const location = headers.get('location')
  const isRedirect = status >= 300 && status <= 399 && location && URL.canParse(location, address)
  return isRedirect ? new URL(location, address) : undefined
}

/** Returns the status, and the address of a redirect to another host, which is not followed. */
export function statusOf(response: Response) {
  const target = targetOf(response, response.url)
  const isElsewhere = target && target.origin !== new URL(response.url).origin
  return `HTTP ${response.status}${isElsewhere ? `, a redirect to ${target.href}` : ''}`
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
