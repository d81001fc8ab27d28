import { missingMetadata } from '@/app/_metadata/page-metadata'
import RootLayout, { metadata } from '@/app/_shared/root-layout'
import { NotFoundSheet } from '@/components/layout/sheet'

export async function generateMetadata() {
  const { title } = await missingMetadata() // Next adds that search engines ignore it
  return { ...metadata, title }
}

export default function GlobalNotFound() {
  return (
    <RootLayout>
      <NotFoundSheet />
    </RootLayout>
  )
}
