import { missingMetadata } from '@/app/_metadata/page-metadata'
import RootLayout, { metadata } from '@/app/_shared/root-layout'
import { NotFoundSheet } from '@/components/layout/sheet'

export async function generateMetadata() {
  const { title } = await missingMetadata() // Next adds that search engines ignore it
  return { ...metadata, title }
}

/**
 * The 404 of the site. Next shows it at an address of no page, and `after-build.ts` also where a page calls `notFound()`. Next
 * knows no second one, so `rewrites.ts` leads what is missing in another language to `[language]/missing`.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <NotFoundSheet />
    </RootLayout>
  )
}
