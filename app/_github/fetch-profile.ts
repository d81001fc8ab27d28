import { z } from 'zod'
import { accountText } from '@/app/_github/account-text'
import { limitEnd, requestGitHub, statusOf } from '@/app/_github/github-api'
import { isAvatarAddress, readAvatar } from '@/app/_github/read-avatar'
import { isWebAddress, windowMs } from '@/app/_github/settings'
import { explainNetworkError } from '@/app/_untrusted/network-error'
import { InvalidAnswer, readAnswer } from '@/app/_untrusted/read-answer'
import { accountPage } from '@/components/github/account-page'
import type { Profile, ProfileFailure } from '@/components/github/github-profile'
import { HANDLE } from '@/content/schema/handle'

export type ReadProfile = { profile: Profile; avatar?: string }

export type ProfileResult = ReadProfile | { profile?: undefined; avatar?: undefined; failure: ProfileFailure }

const EXCHANGE_MS = 5_000
const ANSWER_BYTES = 1_000_000

/** The import of an account reads more of the same answer. */
export const answerSchema = z.object({
  login: z.string().regex(HANDLE),
  name: z.string().max(2_000).nullable(),
  bio: z.string().max(2_000).nullable(),
  avatar_url: z.string().max(2_000),
  html_url: z.string().max(2_000).nullish(),
  followers: z.int().min(0),
  following: z.int().min(0),
  public_repos: z.int().min(0),
})

/** The profile as GitHub returns it now. Each failure writes one line to the owner's log. Never throws. */
export async function fetchProfile(handle: string): Promise<ProfileResult> {
  try {
    const path = `/users/${encodeURIComponent(handle)}`
    const response = await requestGitHub(handle, path, AbortSignal.timeout(EXCHANGE_MS))
    if (response.status !== 200) {
      await response.body?.cancel()
      const reason = reasonOf(response)
      const end = reason === 'rate-limited' ? limitEnd(response.headers) : undefined
      return fail(reason, statusOf(response), end)
    }
    const answer = await readAnswer(response, ANSWER_BYTES, answerSchema)
    if (answer.login.toLowerCase() !== handle.toLowerCase())
      console.warn(`[github] "${handle}" is now "${answer.login}"; write the new name into content/owner.ts`)
    const avatar = isAvatarAddress(answer.avatar_url) ? await readAvatar(answer.avatar_url) : undefined
    const profile = {
      login: answer.login,
      name: accountText(answer.name, 1) || answer.login,
      bio: accountText(answer.bio) || null,
      followers: answer.followers,
      following: answer.following,
      publicRepositories: answer.public_repos,
      url: isWebAddress(answer.html_url) ? answer.html_url : accountPage(answer.login),
      readAt: Date.now(),
    }
    return { profile, avatar }
  } catch (error) {
    if (error instanceof InvalidAnswer) return fail('invalid', error.message)
    return fail('unavailable', explainNetworkError(error, EXCHANGE_MS))
  }
}

function reasonOf({ status }: Response) {
  if (status === 404 || status === 410) return 'not-found'
  return status === 403 || status === 429 ? 'rate-limited' : 'unavailable'
}

/** Writes one line to the owner's log. None of it reaches the visitor. @param end of a rate limit, in ms since 1970. */
function fail(reason: ProfileFailure['reason'], cause: string, end?: number): ProfileResult {
  const askAgainAt = end ?? Date.now() + windowMs('PROFILE_RETRY_SECONDS')
  // Nothing asks again once the site is exported.
  const next = process.env.SITE_IS_STATIC ? '' : `; asking again at ${new Date(askAgainAt).toISOString()}`
  console.warn(`[github] ${reason}: ${cause}${next}`)
  return { failure: { reason, askAgainAt } }
}
