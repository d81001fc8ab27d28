import type { z } from 'zod'
import { readBody } from '@/app/github/read-body'

const MOST_REDIRECTS = 3
const LONGEST_WAIT_MS = 3_600_000

/** An answer that does not come from GitHub, or that this site does not understand. */
export class InvalidAnswer extends Error {}

/**
 * Requests something of an account. If GitHub refuses the token, it requests the same without the token.
 *
 * @param path such as `/users/octocat`. @param type in which GitHub sends it.
 */
export async function requestGitHub(
  handle: string,
  path: string,
  signal: AbortSignal,
  type = 'application/vnd.github+json',
) {
  const token = process.env.GITHUB_TOKEN
  const headers = {
    Accept: type,
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
  const base = (process.env.GITHUB_API_URL || 'https://api.github.com').replace(/\/+$/, '')
  let address = base + path
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(address, { headers, cache: 'no-store', redirect: 'manual', signal })
    const next = redirects < MOST_REDIRECTS && nextAddress(response, address)
    if (!next) return response
    await response.body?.cancel()
    address = next
  }
}

function nextAddress({ status, headers }: Response, address: string) {
  const location = headers.get('location')
  if (status < 300 || status > 399 || !location || !URL.canParse(location, address)) return undefined
  const { origin, href } = new URL(location, address)
  return origin === new URL(address).origin ? href : undefined
}

/** @throws InvalidAnswer, if the body is too long or does not fit the schema. */
export async function readAnswer<Answer>(
  response: Response,
  mostBytes: number,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const body = await readBody(response, mostBytes)
  if (!body) throw new InvalidAnswer(`more than ${mostBytes} bytes`)
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder().decode(body))
  } catch {
    throw new InvalidAnswer('not JSON')
  }
  const { data, error } = schema.safeParse(json)
  if (data !== undefined) return data
  const places = error?.issues.map(({ path }) => path.join('.') || 'answer') ?? []
  throw new InvalidAnswer(`unexpected ${places.join(', ')}`)
}

/**
 * When a rate limit ends, as GitHub documents it: `retry-after`, otherwise the reset of an exhausted limit.
 *
 * @returns ms since 1970, at most an hour from now, or nothing if GitHub does not say.
 */
export function limitEnd(headers: Headers) {
  const now = Date.now()
  const retryAfter = headers.get('retry-after')
  const reset = headers.get('x-ratelimit-remaining') === '0' ? headers.get('x-ratelimit-reset') : null
  const end = retryAfter ? now + Number(retryAfter) * 1_000 : Number(reset) * 1_000
  return end > now ? Math.min(end, now + LONGEST_WAIT_MS) : undefined
}

/** Why there was no answer. @param exchangeMs the time that it was given. */
export function causeOf(error: unknown, exchangeMs: number) {
  if (!(error instanceof Error)) return 'unknown error'
  if (error.name === 'TimeoutError') return `no answer within ${exchangeMs} ms`
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
