import { drawPreview } from '@/app/_metadata/preview-picture'
import { contents } from '@/components/content/content'
import { addressesOf } from '@/components/layout/sheets'

const pages = contents.flatMap((content) => addressesOf(content).map((href) => ({ content, href })))

/** Drawn while this module loads, because what waits later is not static. */
const pictures = new Map(
  await Promise.all(
    pages.map(async ({ content, href }) => [href, await drawPreview(content, href)] as const),
  ),
)

export function generateStaticParams() {
  return pages.map(({ href }) => ({ page: href.split('/').filter(Boolean) }))
}

/** The pictures that chats and networks show for links to pages: `/preview` for the home page, `/preview/about` and so on. */
export async function GET(_: Request, { params }: RouteContext<'/preview/[[...page]]'>) {
  const { page = [] } = await params
  const picture = pictures.get(`/${page.join('/')}`)
  return new Response(picture, {
    status: picture ? 200 : 404,
    headers: picture && { 'Content-Type': 'image/png' },
  })
}
