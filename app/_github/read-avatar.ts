import { downloadPicture } from '@/app/_github/download-picture'

/** In pixels: twice the size at which it shows. */
const SIDE = 288
const AVATAR_TIMEOUT_MS = 2_000

/** Returns WebP as Base64, because the cache of Next keeps JSON. Writes each failure to the log. Never throws. */
export async function readAvatar(address: string) {
  try {
    const { image } = await downloadPicture(address, AVATAR_TIMEOUT_MS)
    return (await image.resize(SIDE, SIDE).webp().toBuffer()).toString('base64')
  } catch (error) {
    console.warn(`[github] no avatar: ${error instanceof Error ? error.message : 'unknown error'}`)
    return undefined
  }
}
