import { unstable_cache } from 'next/cache'
import { after } from 'next/server'
import { fetchProfile, type ProfileResult, type ReadProfile, windowMs } from '@/app/_github/fetch-profile'

/** The memory is that of this process. The cache of Next outlives a restart and a deployment. */
type Memory = {
  /** The last profile that was read, or the failure if there is none. */
  current?: ProfileResult
  /** In ms since 1970. */
  askAgainAt: number
  cacheRead?: Promise<boolean>
  renewal?: Promise<void>
}

const KEY = Symbol.for('portfolio.profile')
const processMemory = globalThis as { [KEY]?: Map<string, Memory> }
/** The whole process has one memory, although Next loads this module once for the page and once for the avatar. */
processMemory[KEY] ??= new Map()
/** Each handle has a memory, because the owner may change the handle while the development server runs. */
const memories = processMemory[KEY]

/** Returns the profile. GitHub is asked at most once per window, even if it fails. Never throws. */
export async function getProfile(handle: string): Promise<ProfileResult> {
  const memory = memories.get(handle) ?? { askAgainAt: 0 }
  memories.set(handle, memory)
  if (Date.now() >= memory.askAgainAt && !memory.renewal) {
    memory.cacheRead = takeFromCache(handle, memory)
    memory.renewal = memory.cacheRead
      .then((isFresh) => (isFresh ? undefined : renew(handle, memory)))
      .finally(() => delete memory.renewal)
    // `after` keeps a serverless host awake for the renewal. A function instead of a promise also waits for Next's cache.
    after(() => memory.renewal)
  }
  // Once there is a profile, nobody waits: it is renewed in the background, and outlives all failures but `not-found`.
  if (!memory.current?.profile) await memory.cacheRead
  // An exported page stays as it is, so it waits for the new profile.
  if (!memory.current?.profile || process.env.SITE_IS_STATIC) await memory.renewal
  return memory.current ?? { failure: { reason: 'unavailable', askAgainAt: memory.askAgainAt } }
}

/** Takes the profile from the cache, which another process may have renewed. Returns true if it is fresh. */
async function takeFromCache(handle: string, memory: Memory) {
  const kept = await readCache(handle)
  const staleAt = kept ? kept.profile.readAt + windowMs('PROFILE_REVALIDATE_SECONDS') : 0
  const isFresh = Date.now() < staleAt
  // A stale profile of the cache is never newer than the memory, which may also know that the account is gone.
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
  await writeCache(handle, memory.current)
}

/** Reads an entry of any age. Next would renew a stale entry itself, and log each failure with the whole key. */
function readCache(handle: string) {
  // Next calls the function if it has no entry. It does not keep the failure.
  return throughCache(handle, () => Promise.reject<ReadProfile>(), false)
}

/** Gives the profile to the cache of Next. Each entry is stale after a millisecond, so Next always calls the function. */
function writeCache(handle: string, profile: ReadProfile) {
  return throughCache(handle, async () => profile, 0.001)
}

/** Returns the fresh entry of the cache. If there is none, Next keeps and returns what `read` gives, in the same call. */
async function throughCache(handle: string, read: () => Promise<ReadProfile>, revalidate: number | false) {
  const key = ['profile with avatar', handle, process.env.GITHUB_API_URL ?? '']
  // Next adds the source of the function to the key. A bound function has none, so all builds share an entry.
  const withoutSource = read.bind(null)
  // The memory keeps the profile even if the cache fails.
  return unstable_cache(withoutSource, key, { revalidate })().catch(() => undefined)
}
