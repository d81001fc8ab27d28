import { pageMetadata } from '@/app/_metadata/page-metadata'
import { profileData, StructuredData } from '@/app/_metadata/structured-data'
import { useContent } from '@/components/content/use-content'
import { Elsewhere } from '@/components/home/elsewhere'
import { Hero } from '@/components/home/hero'
import { LanguageOffers } from '@/components/home/language-offers'
import { Proof } from '@/components/home/proof'
import { Sheet } from '@/components/layout/sheet'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('/')

export default function HomePage() {
  return (
    <Sheet href="/">
      <Hero />
      <Proof />
      <Elsewhere />
      {process.env.SITE_LANGUAGES && <LanguageOffers />}
      <StructuredData thing={profileData(useContent())} />
    </Sheet>
  )
}
