import { unstable_cache } from 'next/cache'
import { after } from 'next/server'
import { fetchProfile, type ProfileResult, windowMs } from '@/app/github/fetch-profile'
import type { Avatar } from '@/app/github/read-avatar'
import type { Profile } from '@/components/github/profile'

type Memory = {
  /** The last good profile, or the failure if there never was one. */
  current?: ProfileResult
  /** In ms since 1970. */
  askAgainAt: number
  asking?: Promise<ProfileResult>
}

/** In the cache: the picture in Base64, because everything is JSON. If this type changes, rename its key. */
type Kept = { profile: Profile; avatar?: Omit<Avatar, 'picture'> & { picture: string } }

/** Longer than any reading takes. */
const READING_MS = 10_000

const KEY = Symbol.for('portfolio.profile')
const ofProcess = globalThis as { [KEY]?: Memory }
/** Shared by the process, because Next loads this module once for the page and once for the avatar. */
ofProcess[KEY] ??= { askAgainAt: 0 }
const memory = ofProcess[KEY]

/**
 * The profile, read from GitHub at most once per window, however many visitors come and however the read ends. Once
 * there is a profile, nobody waits: it is renewed in the background and outlives every failure except `not-found`. It is
 * in the memory of this process, and below that in the cache of Next, which outlives a restart and a deployment. Never
 * throws.
 */
export async function getProfile(handle: string): Promise<ProfileResult> {
  if (Date.now() >= memory.askAgainAt && !memory.asking) {
    const asking = renew(handle).finally(() => {
      memory.asking = undefined
    })
    memory.asking = asking
    // Without this, a serverless host freezes the renewal once the request is answered. As a function, because Next
    // then also waits for what its cache still has to write.
    after(() => asking)
  }
  const { current, asking, askAgainAt } = memory
  if (current && 'profile' in current) return current
  return asking ?? current ?? { failure: { reason: 'unavailable', askAgainAt } }
}

/** Reads through the cache of Next. If that has a stale profile, it returns it, and calls `ask` in the background. */
async function renew(handle: string): Promise<ProfileResult> {
  const window = windowMs('PROFILE_REVALIDATE_SECONDS', 3_600)
  // Bound, because the source of the function is part of the key, and another build may write it in another way. The
  // address is part of it as well, because another service has another profile.
  const key = ['profile', handle, process.env.GITHUB_API_URL ?? '']
  const read = unstable_cache(ask.bind(null, handle), key, { revalidate: Math.max(window / 1_000, 1) })
  const kept = await read().catch((cause) => {
    // A failure of the cache itself must not take the profile with it.
    if (cause instanceof Error) return ask(handle).catch(() => undefined)
  })
  if (kept && Date.now() >= memory.askAgainAt) {
    const { profile, avatar } = kept
    const staleAt = profile.readAt + window
    // A stale profile is the one in memory, or older than the answer that the account does not exist.
    if (!memory.current || Date.now() < staleAt)
      memory.current = {
        profile,
        avatar: avatar && { ...avatar, picture: new Uint8Array(Buffer.from(avatar.picture, 'base64')) },
      }
    memory.askAgainAt = Math.max(staleAt, Date.now() + READING_MS)
  }
  return memory.current ?? { failure: { reason: 'unavailable', askAgainAt: memory.askAgainAt } }
}

/** Asks GitHub and remembers what it says. @throws the reason of a failure, so that no cache keeps it. */
async function ask(handle: string): Promise<Kept> {
  const result = await fetchProfile(handle)
  const before = memory.current && 'profile' in memory.current ? memory.current : undefined
  if ('failure' in result) {
    memory.askAgainAt = result.failure.askAgainAt
    if (!before || result.failure.reason === 'not-found') memory.current = result
    // Next logs what fails in the background. An error would bring its stack.
    throw result.failure.reason
  }
  const { profile, avatar = before?.avatar } = result
  memory.askAgainAt = profile.readAt + windowMs('PROFILE_REVALIDATE_SECONDS', 3_600)
  memory.current = { profile, avatar }
  return {
    profile,
    avatar: avatar && { ...avatar, picture: Buffer.from(avatar.picture).toString('base64') },
  }
}
