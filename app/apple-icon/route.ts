import { iconPicture } from '@/app/_metadata/icon'

/** In px. Larger than Apple asks for, so that the manifest can name it as well. */
const SIDE = 512

const picture = await iconPicture(SIDE)

export function GET() {
  return new Response(picture, { headers: { 'Content-Type': 'image/png' } })
}
