import { iconPicture } from '@/app/_metadata/icon'

/** In px. A PNG, because browsers look at the bytes of an icon and not at its name. */
const SIZE = 32

const picture = await iconPicture(SIZE)

export function GET() {
  return new Response(picture, { headers: { 'Content-Type': 'image/png' } })
}
