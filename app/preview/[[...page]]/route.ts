import { cacheLife } from 'next/cache'
import { drawPreview } from '@/app/_metadata/preview-picture'
import { contents } from '@/components/content/content'
import { addressesOf } from '@/components/layout/site-addresses'

export function generateStaticParams() {
  return contents.flatMap(addressesOf).map((href) => ({ page: href.split('/').filter(Boolean) }))
}

/** The pictures that chats and networks show for links to pages: `/preview` for the home page, `/preview/about` and so on. */
export async function GET(_: Request, { params }: RouteContext<'/preview/[[...page]]'>) {
  const { page = [] } = await params
  const picture = await previewOf(`/${page.join('/')}`)
  return new Response(picture, {
    status: picture ? 200 : 404,
    headers: picture && { 'Content-Type': 'image/png' },
  })
}

async function previewOf(href: string) {
  'use cache' // what else waits is not static
  cacheLife('max')
  const content = contents.findLast((one) => addressesOf(one).includes(href))
  return content && drawPreview(content, href)
}
