import { sheetMetadata } from '@/app/_site/sheet-metadata'
import { profileData, StructuredData } from '@/app/_site/structured-data'
import { Hero } from '@/components/home/hero'
import { Sheet } from '@/components/layout/sheet'

export const ensureStatic = 'navigation'

export const metadata = sheetMetadata('/')

export default function HomePage() {
  return (
    <Sheet href="/">
      <Hero />
      <StructuredData things={profileData} />
    </Sheet>
  )
}
