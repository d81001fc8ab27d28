import { unstable_cache } from 'next/cache'
import { after } from 'next/server'
import { fetchProfile, type ProfileResult, type ReadProfile } from '@/app/_github/fetch-profile'
import { windowMs } from '@/app/_github/settings'

type Memory = {
  /** The last profile that was read, or the failure if none was. */
  current?: ProfileResult
  /** In ms since 1970. */
  askAgainAt: number
  cacheRead?: Promise<boolean>
  renewal?: Promise<void>
}

const KEY = Symbol.for('portfolio.profile')
const ofProcess = globalThis as { [KEY]?: Map<string, Memory> }
/** Shared by the process, because Next loads this module once for the page and once for the avatar. */
ofProcess[KEY] ??= new Map()
/** One for each handle, because the owner may change it while the development server runs. */
const memories = ofProcess[KEY]

/**
 * The profile, read from GitHub at most once per window, however the read ends. Once there is one, nobody waits: it is renewed
 * in the background and outlives every failure except `not-found`. It is in the memory of this process, and below that in the
 * cache of Next, which outlives a restart and a deployment. Never throws.
 */
export async function getProfile(handle: string): Promise<ProfileResult> {
  const memory = memories.get(handle) ?? { askAgainAt: 0 }
  memories.set(handle, memory)
  if (Date.now() >= memory.askAgainAt && !memory.renewal) {
    memory.cacheRead = readCache(handle, memory)
    memory.renewal = memory.cacheRead
      .then((isFresh) => (isFresh ? undefined : renew(handle, memory)))
      .finally(() => delete memory.renewal)
    // Without `after`, a serverless host freezes the renewal once the request is answered. For a function, Next also
    // waits until its cache has written everything.
    after(() => memory.renewal)
  }
  if (!memory.current?.profile) await memory.cacheRead
  // An exported page stays as it is, so it waits for the new profile.
  if (!memory.current?.profile || process.env.SITE_IS_STATIC) await memory.renewal
  return memory.current ?? { failure: { reason: 'unavailable', askAgainAt: memory.askAgainAt } }
}

/** Takes the profile from the cache, which another process may have renewed. Returns true if it is fresh. */
async function readCache(handle: string, memory: Memory) {
  const kept = await throughCache(handle)
  const staleAt = kept ? kept.profile.readAt + windowMs('PROFILE_REVALIDATE_SECONDS') : 0
  const isFresh = Date.now() < staleAt
  // A stale profile is the one in memory, or older than the answer that the account does not exist.
  if (kept && (isFresh || !memory.current)) memory.current = kept
  if (isFresh) memory.askAgainAt = staleAt
  return isFresh
}

async function renew(handle: string, memory: Memory) {
  const result = await fetchProfile(handle)
  if (!result.profile) {
    memory.askAgainAt = result.failure.askAgainAt
    if (!memory.current?.profile || result.failure.reason === 'not-found') memory.current = result
    return
  }
  const { profile, avatar = memory.current?.avatar } = result
  memory.askAgainAt = profile.readAt + windowMs('PROFILE_REVALIDATE_SECONDS')
  memory.current = { profile, avatar }
  await throughCache(handle, memory.current)
}

/**
 * Takes the profile from the cache of Next, or puts this one there. Next would renew a stale entry by itself, and print each
 * failure with the whole key. So a read never finds one stale, and a write always does, after a millisecond.
 */
async function throughCache(handle: string, profile?: ReadProfile) {
  // Next calls this if it has nothing fresh, and keeps no rejection.
  const read = () => (profile ? Promise.resolve(profile) : Promise.reject<ReadProfile>())
  // Next adds the source of the function to the key. A bound function shows none, so a new build finds the old entry.
  const key = ['profile with avatar', handle, process.env.GITHUB_API_URL ?? '']
  const revalidate = profile ? 0.001 : false
  // A failure of the cache must not take the profile with it.
  return unstable_cache(read.bind(null), key, { revalidate })().catch(() => undefined)
}
