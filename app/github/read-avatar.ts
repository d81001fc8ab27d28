import { createHash } from 'node:crypto'
import { readBody } from '@/app/github/read-body'

export type Avatar = {
  /** WebP. */
  picture: Uint8Array<ArrayBuffer>
  /** Its ETag. */
  tag: string
}

/** In pixels: twice the size at which it shows. */
const SIDE = 288
const EXCHANGE_MS = 2_000
const MOST_BYTES = 1_000_000
const MOST_PIXELS = 4_000_000
const FORMATS = ['png', 'jpeg', 'webp', 'gif']

/** Whether it is on GitHub's host for avatars, the only one from which the server reads pictures. */
export function isAvatarAddress(address: string) {
  const host = process.env.GITHUB_AVATARS_URL || 'https://avatars.githubusercontent.com'
  return URL.canParse(address) && new URL(address).origin === new URL(host).origin
}

/** @returns after a failure, nothing, and one line in the owner's log. Never throws. */
export async function readAvatar(address: string): Promise<Avatar | undefined> {
  try {
    const { image } = await readPicture(address, EXCHANGE_MS)
    const picture = new Uint8Array(await image.resize(SIDE, SIDE).webp().toBuffer())
    return { picture, tag: `"${createHash('sha256').update(picture).digest('base64url')}"` }
  } catch (error) {
    console.warn(`[github] no avatar: ${error instanceof Error ? error.message : 'unknown error'}`)
    return undefined
  }
}

/** @throws Error that says why it is no picture. */
export async function readPicture(address: string, exchangeMs: number) {
  const signal = AbortSignal.timeout(exchangeMs)
  const response = await fetch(address, { cache: 'no-store', redirect: 'error', signal })
  const file = await readBody(response, MOST_BYTES)
  if (!response.ok || !file)
    throw new Error(response.ok ? `more than ${MOST_BYTES} bytes` : `HTTP ${response.status}`)
  return openPicture(file, MOST_PIXELS)
}

/** @returns the file, its format by its bytes, and the image to decode. @throws Error that says why it is no picture. */
export async function openPicture(file: Buffer, mostPixels: number) {
  // Loaded late, because it takes 0.1 s, which the spinner would have to wait for.
  const { default: sharp } = await import('sharp')
  const image = sharp(file, { limitInputPixels: mostPixels })
  const { format } = await image.metadata()
  if (!FORMATS.includes(format)) throw new Error(`${format} is none of ${FORMATS.join(', ')}`)
  return { file, format, image }
}
