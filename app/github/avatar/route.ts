import { connection } from 'next/server'
import { getProfile } from '@/app/_github/get-profile'
import { contentIn } from '@/components/content/content'

/** The picture of the profile, from the server's memory. No request makes the server fetch or resize one. */
export async function GET() {
  // Without this, the build would ask the service.
  await connection()
  const { owner } = contentIn()
  const { avatar } = owner.handle ? await getProfile(owner.handle) : {}
  if (!avatar) return new Response('No avatar', { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=60' }
  return new Response(Buffer.from(avatar, 'base64'), { headers })
}
