import { explainNetworkError } from '@/app/_untrusted/network-error'
import { openPicture } from '@/app/_untrusted/open-picture'
import { readBytes } from '@/app/_untrusted/read-answer'

/** In pixels: twice the size at which the avatar shows. */
const AVATAR_SIDE = 288
const AVATAR_TIMEOUT_MS = 2_000
const AVATAR_MAX_BYTES = 1_000_000
/** GitHub's avatars have 460 × 460 pixels. An interlaced PNG is in memory as a whole, so none may be much larger. */
const AVATAR_MAX_PIXELS = 1_100_000

/** Returns WebP as Base64, because the cache of Next keeps JSON. Writes each failure to the log. Never throws. */
export async function readAvatar(address: string) {
  try {
    const { image } = await fetchAvatar(address, AVATAR_TIMEOUT_MS)
    return (await image.resize(AVATAR_SIDE, AVATAR_SIDE).webp().toBuffer()).toString('base64')
  } catch (error) {
    console.warn(`[github] no avatar: ${explainNetworkError(error, AVATAR_TIMEOUT_MS)}`)
    return undefined
  }
}

/** @throws Error whose reason `explainNetworkError` says. */
export async function fetchAvatar(address: string, timeoutMs: number) {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(address, { cache: 'no-store', redirect: 'error', signal })
  return openPicture(await readBytes(response, AVATAR_MAX_BYTES), AVATAR_MAX_PIXELS)
}
