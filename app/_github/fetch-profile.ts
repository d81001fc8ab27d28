import { accountSchema, isAvatarAddress, profileOf } from '@/app/_github/account-answer'
import { limitEnd, requestGitHub, statusOf } from '@/app/_github/github-api'
import { readAvatar } from '@/app/_github/read-avatar'
import { explainNetworkError } from '@/app/_untrusted/network-error'
import { InvalidAnswer, readAnswer } from '@/app/_untrusted/read-answer'
import type { Profile, ProfileFailure } from '@/components/github/github-profile'

export type ReadProfile = { profile: Profile; avatar?: string }

export type ProfileResult = ReadProfile | { profile?: undefined; avatar?: undefined; failure: ProfileFailure }

const PROFILE_TIMEOUT_MS = 5_000
const PROFILE_BYTES = 1_000_000
const MAX_SECONDS = 31_536_000
const DEFAULT_SECONDS = { PROFILE_REVALIDATE_SECONDS: 3_600, PROFILE_RETRY_SECONDS: 60 }

/** Reads the profile from GitHub. Each failure writes one line to the owner's log. Never throws. */
export async function fetchProfile(handle: string): Promise<ProfileResult> {
  try {
    const response = await requestGitHub(handle, `/users/${handle}`, AbortSignal.timeout(PROFILE_TIMEOUT_MS))
    if (response.status !== 200) {
      await response.body?.cancel()
      const reason = reasonOf(response)
      const end = reason === 'rate-limited' ? limitEnd(response.headers) : undefined
      return fail(reason, statusOf(response), end)
    }
    const account = await readAnswer(response, PROFILE_BYTES, accountSchema)
    if (account.login.toLowerCase() !== handle.toLowerCase())
      console.warn(`[github] "${handle}" is now "${account.login}"; write the new name into content/owner.ts`)
    const avatar = isAvatarAddress(account.avatar_url) ? await readAvatar(account.avatar_url) : undefined
    return { profile: profileOf(account), avatar }
  } catch (error) {
    if (error instanceof InvalidAnswer) return fail('invalid', error.message)
    return fail('unavailable', explainNetworkError(error, PROFILE_TIMEOUT_MS))
  }
}

function reasonOf({ status }: Response) {
  if (status === 404 || status === 410) return 'not-found'
  return status === 403 || status === 429 ? 'rate-limited' : 'unavailable'
}

/** @param end is that of a rate limit, in ms since 1970. */
function fail(reason: ProfileFailure['reason'], cause: string, end?: number): ProfileResult {
  const askAgainAt = end ?? Date.now() + windowMs('PROFILE_RETRY_SECONDS')
  // An exported site never asks again.
  const next = process.env.SITE_IS_STATIC ? '' : `; asking again at ${new Date(askAgainAt).toISOString()}`
  console.warn(`[github] ${reason}: ${cause}${next}`)
  return { failure: { reason, askAgainAt } }
}

/** Reads a variable in seconds and returns ms. The default replaces a value that is no number or out of range. */
export function windowMs(variable: keyof typeof DEFAULT_SECONDS) {
  const seconds = Number(process.env[variable]?.trim() || Number.NaN)
  const isWindow = seconds >= 0 && seconds <= MAX_SECONDS
  return (isWindow ? seconds : DEFAULT_SECONDS[variable]) * 1_000
}
