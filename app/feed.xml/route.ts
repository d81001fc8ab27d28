import { atomFeed } from '@/app/_metadata/atom-feed'
import { readNotes } from '@/components/content/articles'

/** Made while this module loads, because what waits later is not static. */
const feed = readNotes().length > 0 ? await atomFeed() : null

export function GET() {
  return new Response(feed, {
    status: feed ? 200 : 404,
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
}
