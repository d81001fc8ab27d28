import { iconPicture } from '@/app/_metadata/icon'

// Larger than Apple asks for, so that the manifest can name it as well.
const picture = await iconPicture(512)

export function GET() {
  return new Response(picture, { headers: { 'Content-Type': 'image/png' } })
}
