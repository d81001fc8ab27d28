import { fileRoute } from '@/app/_metadata/file-route'
import { drawPreview } from '@/app/_metadata/preview-picture'
import { contents } from '@/components/content/content'
import { addressesOf } from '@/components/layout/sheets'

export function generateStaticParams() {
  return contents.flatMap(addressesOf).map((href) => ({ page: href.split('/').filter(Boolean) }))
}

/** The pictures that chats and networks show for links: `/preview` for the home page, `/preview/about` and so on. */
export async function GET(_: Request, { params }: RouteContext<'/preview/[[...page]]'>) {
  const { page = [] } = await params
  return fileRoute(await previewOf(`/${page.join('/')}`), 'image/png')()
}

async function previewOf(href: string) {
  'use cache' // otherwise the route is not static, because drawing is asynchronous
  const content = contents.find((content) => addressesOf(content).includes(href))
  return content && drawPreview(content, href)
}
