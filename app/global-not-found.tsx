import { missingMetadata } from '@/app/_metadata/page-metadata'
import RootLayout, { metadata } from '@/app/_shared/root-layout'
import { NotFoundSheet } from '@/components/layout/sheet'

export async function generateMetadata() {
  const { title } = await missingMetadata() // Next adds that search engines ignore it
  return { ...metadata, title }
}

/**
 * The 404 for an address that no page has. `not-found.tsx` is for a page that calls `notFound()`. In a further language,
 * `rewrites.ts` leads to `[language]/missing` instead, because Next knows one 404 only.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <NotFoundSheet />
    </RootLayout>
  )
}
