import { notFoundMetadata } from '@/app/_metadata/page-metadata'
import RootLayout, { metadata } from '@/app/_shared/root-layout'
import { NotFoundSheet } from '@/components/layout/sheet'

export async function generateMetadata() {
  const { title } = await notFoundMetadata() // Next adds that search engines ignore it
  return { ...metadata, title }
}

// An address that no page has shows this. A page that calls `notFound()` shows `not-found.tsx`. In a further language,
// `rewrites.ts` leads to `[language]/missing`, because Next knows one 404 only.
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <NotFoundSheet />
    </RootLayout>
  )
}
