import { drawPreview } from '@/app/_metadata/preview-picture'
import { readNotes, readStories } from '@/components/content/articles'
import { sheets } from '@/components/layout/sheets'

const addresses: string[] = [...sheets, ...readStories(), ...readNotes()].map(({ href }) => href)

/** Drawn while this module loads, because what waits later is not static. */
const pictures = new Map(
  await Promise.all(addresses.map(async (href) => [href, await drawPreview(href)] as const)),
)

export function generateStaticParams() {
  return addresses.map((href) => ({ page: href.split('/').filter(Boolean) }))
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
