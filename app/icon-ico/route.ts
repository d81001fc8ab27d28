import { iconPicture } from '@/app/_metadata/icon'

// A PNG, because browsers look at the bytes of an icon and not at its name.
const picture = await iconPicture(32)

export function GET() {
  return new Response(picture, { headers: { 'Content-Type': 'image/png' } })
}
