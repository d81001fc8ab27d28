import { after } from 'next/server'
import { fetchProfile, type ProfileResult, windowMs } from '@/app/github/fetch-profile'

type Memory = {
  /** The last good profile, or the failure if there never was one. */
  current?: ProfileResult
  /** In ms since 1970. */
  askAgainAt: number
  asking?: Promise<ProfileResult>
}

const KEY = Symbol.for('portfolio.profile')
const ofProcess = globalThis as { [KEY]?: Memory }
/** Shared by the process, because Next loads this module once for the page and once for the avatar. */
ofProcess[KEY] ??= { askAgainAt: 0 }
const memory = ofProcess[KEY]

/**
 * The profile, read from GitHub at most once per window, however many visitors come and however the read ends. Once
 * there is a profile, nobody waits: it is renewed in the background and outlives every failure except `not-found`. It is
 * in the memory of this process. Never throws.
 */
export async function getProfile(handle: string): Promise<ProfileResult> {
  if (Date.now() >= memory.askAgainAt && !memory.asking) {
    memory.asking = renew(handle).finally(() => {
      memory.asking = undefined
    })
    // Without this, a serverless host freezes the renewal once the request is answered.
    after(memory.asking)
  }
  const { current, asking, askAgainAt } = memory
  if (current && 'profile' in current) return current
  return asking ?? current ?? { failure: { reason: 'unavailable', askAgainAt } }
}

async function renew(handle: string): Promise<ProfileResult> {
  const { current } = memory
  const result = await fetchProfile(handle)
  if ('profile' in result) {
    memory.askAgainAt = result.profile.readAt + windowMs('PROFILE_REVALIDATE_SECONDS', 3_600)
    const avatar = result.avatar ?? (current && 'profile' in current ? current.avatar : undefined)
    memory.current = { ...result, avatar }
  } else {
    memory.askAgainAt = result.failure.askAgainAt
    const isKept = current && 'profile' in current && result.failure.reason !== 'not-found'
    if (!isKept) memory.current = result
  }
  return memory.current ?? result
}
