import { sheetMetadata } from '@/app/_site/sheet-metadata'
import { profileData, StructuredData } from '@/app/_site/structured-data'
import { Elsewhere } from '@/components/home/elsewhere'
import { Hero } from '@/components/home/hero'
import { Proof } from '@/components/home/proof'
import { Sheet } from '@/components/layout/sheet'

export const ensureStatic = 'navigation'

export const metadata = sheetMetadata('/')

export default function HomePage() {
  return (
    <Sheet href="/">
      <Hero />
      <Proof />
      <Elsewhere />
      <StructuredData things={profileData} />
    </Sheet>
  )
}
