import { z } from 'zod'
import { HANDLE } from '@/app/_site/handle'
import { type Avatar, isAvatarAddress, readAvatar } from '@/app/github/read-avatar'
import { readBody } from '@/app/github/read-body'
import type { Profile } from '@/components/github/profile-card'
import type { ProfileFailure } from '@/components/github/profile-notice'
import { owner } from '@/content/owner'

export type ProfileResult = { profile: Profile; avatar?: Avatar } | { failure: ProfileFailure }

const EXCHANGE_MS = 5_000
const ANSWER_BYTES = 1_000_000
const MOST_REDIRECTS = 3
const LONGEST_WAIT_MS = 3_600_000
const LONGEST_WINDOW_S = 31_536_000

const answerSchema = z.object({
  login: z.string().regex(HANDLE),
  name: z.string().max(2_000).nullable(),
  bio: z.string().max(2_000).nullable(),
  avatar_url: z.string().max(2_000),
  followers: z.int().min(0),
  following: z.int().min(0),
  public_repos: z.int().min(0),
})

/** The profile as GitHub returns it now. Each failure writes one line to the owner's log. Never throws. */
export async function askGithub(): Promise<ProfileResult> {
  try {
    const signal = AbortSignal.timeout(EXCHANGE_MS)
    const token = process.env.GITHUB_TOKEN
    let response = await request(signal, token)
    if (response.status === 401 && token) {
      console.warn('[github] GITHUB_TOKEN is refused (HTTP 401); asking without it')
      await response.body?.cancel()
      response = await request(signal)
    }
    if (response.status !== 200) {
      await response.body?.cancel()
      return fail(...failureOf(response), `HTTP ${response.status}`)
    }
    return await read(await readBody(response, ANSWER_BYTES))
  } catch (error) {
    return fail('unavailable', retryAt(), describe(error))
  }
}

/** Follows redirects on GitHub's own host, because the token is for that host only. Any other redirect is a failure. */
async function request(signal: AbortSignal, token?: string) {
  const base = (process.env.GITHUB_API_URL || 'https://api.github.com').replace(/\/+$/, '')
  let address = `${base}/users/${encodeURIComponent(owner.handle)}`
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(address, {
      headers: {
        Accept: 'application/vnd.github+json',
        'X-GitHub-Api-Version': '2022-11-28',
        'User-Agent': `portfolio-of-${owner.handle}`,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      cache: 'no-store',
      redirect: 'manual',
      signal,
    })
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

async function read(body: Buffer | undefined): Promise<ProfileResult> {
  if (!body) return fail('invalid', retryAt(), `more than ${ANSWER_BYTES} bytes`)
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder().decode(body))
  } catch {
    return fail('invalid', retryAt(), 'not JSON')
  }
  const { data: answer, error } = answerSchema.safeParse(json)
  if (error)
    return fail(
      'invalid',
      retryAt(),
      `unexpected ${error.issues.map((issue) => issue.path.join('.') || 'answer').join(', ')}`,
    )
  const avatar = isAvatarAddress(answer.avatar_url) ? await readAvatar(answer.avatar_url) : undefined
  return {
    avatar,
    profile: {
      login: answer.login,
      name: answer.name?.trim() || answer.login,
      bio: answer.bio?.trim() || null,
      followers: answer.followers,
      following: answer.following,
      publicRepositories: answer.public_repos,
      url: `https://github.com/${answer.login}`,
      readAt: Date.now(),
    },
  }
}

function failureOf({ status, headers }: Response): [ProfileFailure['reason'], number] {
  if (status === 404 || status === 410) return ['not-found', retryAt()]
  if (status === 403 || status === 429) return ['rate-limited', limitedUntil(headers)]
  return ['unavailable', retryAt()]
}

/** As GitHub documents it: `retry-after`, otherwise the reset of an exhausted limit, otherwise the usual wait. */
function limitedUntil(headers: Headers) {
  const now = Date.now()
  const retryAfter = headers.get('retry-after')
  const reset = headers.get('x-ratelimit-remaining') === '0' ? headers.get('x-ratelimit-reset') : null
  const until = retryAfter ? now + Number(retryAfter) * 1_000 : reset ? Number(reset) * 1_000 : retryAt()
  if (!(until > now)) return retryAt()
  return Math.min(until, now + LONGEST_WAIT_MS)
}

function retryAt() {
  return Date.now() + seconds('PROFILE_RETRY_SECONDS', 60)
}

/** @returns the variable's seconds, as ms. */
export function seconds(variable: string, fallback: number) {
  const value = Number(process.env[variable] || fallback)
  return (value >= 0 && value <= LONGEST_WINDOW_S ? value : fallback) * 1_000
}

/** Writes one line to the owner's log. None of it reaches the visitor. */
function fail(reason: ProfileFailure['reason'], askAgainAt: number, cause: string): ProfileResult {
  console.warn(`[github] ${reason}: ${cause}; asking again at ${new Date(askAgainAt).toISOString()}`)
  return { failure: { reason, askAgainAt } }
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return 'unknown error'
  if (error.name === 'TimeoutError') return `no answer within ${EXCHANGE_MS} ms`
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
