import { connection } from 'next/server'
import { getProfile } from '@/app/_github/get-profile'
import { contentIn } from '@/components/content/content'

/** Sends the avatar that came with the profile, so any number of requests fetches and resizes it once per window. */
export async function GET() {
  // Without a connection to wait for, the build would ask GitHub.
  await connection()
  const { owner } = contentIn()
  const { avatar } = owner.handle ? await getProfile(owner.handle) : {}
  if (!avatar) return new Response('No avatar', { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=60' }
  return new Response(Buffer.from(avatar, 'base64'), { headers })
}
