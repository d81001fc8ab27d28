import { apiAddress } from '@/components/github/account-page'

const MAX_API_REDIRECTS = 3
const MAX_WAIT_MS = 3_600_000
/** Characters that no header can carry, such as “ and ” around a token that was copied from a text. */
const NO_TOKEN = /[^!-~]/
const JSON_TYPE = 'application/vnd.github+json'

/** Requests a path such as `/users/octocat`, and again without a refused token. @param handle tells GitHub who asks. */
export async function requestGitHub(handle: string, path: string, signal: AbortSignal, accept = JSON_TYPE) {
  const token = process.env.GITHUB_TOKEN?.trim()
  const headers = {
    Accept: accept,
    'User-Agent': `portfolio-of-${handle}`,
    'X-GitHub-Api-Version': '2022-11-28',
  }
  const address = apiAddress() + path
  if (token && !NO_TOKEN.test(token)) {
    const withToken = { ...headers, Authorization: `Bearer ${token}` }
    const response = await follow(address, { headers: withToken, signal })
    if (response.status !== 401) return response
    await response.body?.cancel()
  }
  if (token) console.warn('[github] GITHUB_TOKEN is wrong or has expired; asking without it')
  return follow(address, { headers, signal })
}

/** Follows redirects on GitHub's own host, because the token is for that host only. Any other redirect is a failure. */
async function follow(address: string, request: RequestInit, redirects = 0): Promise<Response> {
  const response = await fetch(address, { ...request, cache: 'no-store', redirect: 'manual' })
  const target = targetOf(response)
  if (redirects === MAX_API_REDIRECTS || target?.origin !== new URL(address).origin) return response
  await response.body?.cancel()
  return follow(target.href, request, redirects + 1)
}

function targetOf({ status, headers, url }: Response) {
  const location = headers.get('location')
  const isRedirect = status >= 300 && status <= 399 && location && URL.canParse(location, url)
  return isRedirect ? new URL(location, url) : undefined
}

export function statusOf(response: Response) {
  const target = targetOf(response)
  const isElsewhere = target && target.origin !== new URL(response.url).origin
  return `HTTP ${response.status}${isElsewhere ? `, a redirect to ${target.href}` : ''}`
}

/** Returns the end of a rate limit in ms since 1970, at most an hour from now, or nothing if GitHub does not say. */
export function limitEnd(headers: Headers) {
  const now = Date.now()
  // `retry-after` is a number of seconds, or a date.
  const retryAfter = headers.get('retry-after') ?? ''
  const reset = headers.get('x-ratelimit-remaining') === '0' ? headers.get('x-ratelimit-reset') : null
  const ends = [now + Number(retryAfter) * 1_000, Date.parse(retryAfter), Number(reset) * 1_000]
  const end = ends.find((time) => time > now)
  return end && Math.min(end, now + MAX_WAIT_MS)
}
