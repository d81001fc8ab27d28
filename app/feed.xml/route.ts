import { atomFeed } from '@/app/_metadata/atom-feed'
import { contentIn } from '@/components/content/content'

/** Made while this module loads, because what waits later is not static. */
const feed = await atomFeed(contentIn())

export function GET() {
  return new Response(feed, {
    status: feed ? 200 : 404,
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
}
