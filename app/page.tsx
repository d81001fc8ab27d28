import { pageMetadata } from '@/app/_metadata/page-metadata'
import { profileData, StructuredData } from '@/app/_metadata/structured-data'
import { Elsewhere } from '@/components/home/elsewhere'
import { Hero } from '@/components/home/hero'
import { Proof } from '@/components/home/proof'
import { Sheet } from '@/components/layout/sheet'

export const ensureStatic = 'navigation'

export const metadata = pageMetadata('/')

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
