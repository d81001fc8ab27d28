import { after } from 'next/server'
import { askGithub, type ProfileResult, seconds } from '@/app/github/github-api'

type Memory = {
  /** What a visitor gets: the last good profile, or the failure if there never was one. */
  current?: ProfileResult
  /** In ms since 1970. */
  askAgainAt: number
  asking?: Promise<ProfileResult>
}

const KEY = Symbol.for('portfolio.profile')
const ofProcess = globalThis as { [KEY]?: Memory }
/** Of the process, because the framework loads this module once for the page and once for the avatar. */
ofProcess[KEY] ??= { askAgainAt: 0 }
const memory = ofProcess[KEY]

/**
 * The profile, read from the service at most once per window, however many ask and however it ends.
 * Nobody waits for the service once there is a profile: it is renewed behind the visitor and outlives
 * every failure but `not-found`. Kept in the memory of this process. Never throws.
 */
export async function getProfile(): Promise<ProfileResult> {
  if (Date.now() >= memory.askAgainAt && !memory.asking) {
    memory.asking = renew().finally(() => {
      memory.asking = undefined
    })
    // A serverless host would freeze the renewal together with the answered request.
    after(memory.asking)
  }
  const { current, asking, askAgainAt } = memory
  if (current && 'profile' in current) return current
  return asking ?? current ?? { failure: { reason: 'unavailable', askAgainAt } }
}

async function renew(): Promise<ProfileResult> {
  const { current } = memory
  const result = await askGithub()
  if ('profile' in result) {
    memory.askAgainAt = result.profile.readAt + seconds('PROFILE_REVALIDATE_SECONDS', 3_600)
    const avatar = result.avatar ?? (current && 'profile' in current ? current.avatar : undefined)
    memory.current = { ...result, avatar }
  } else {
    memory.askAgainAt = result.failure.askAgainAt
    const isKept = current && 'profile' in current && result.failure.reason !== 'not-found'
    if (!isKept) memory.current = result
  }
  return memory.current ?? result
}
