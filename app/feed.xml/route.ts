import { atomFeed } from '@/app/_metadata/atom-feed'
import { fileRoute } from '@/app/_metadata/file-route'
import { contentIn } from '@/components/content/content'

export const GET = fileRoute(await atomFeed(contentIn()), 'application/atom+xml; charset=utf-8')
