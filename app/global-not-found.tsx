import { notFoundMetadata } from '@/app/_metadata/page-metadata'
import RootLayout, { metadata } from '@/app/_shared/root-layout'
import { NotFoundSheet } from '@/components/layout/sheet'

export async function generateMetadata() {
  const { title } = await notFoundMetadata() // Next adds that search engines ignore it
  return { ...metadata, title }
}

// Next shows this file at an address that no page has, and `not-found.tsx` for a page that calls `notFound()`.
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <NotFoundSheet />
    </RootLayout>
  )
}
