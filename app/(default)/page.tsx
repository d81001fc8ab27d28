import { pageMetadata } from '@/app/_metadata/page-metadata'
import { profileData, StructuredData } from '@/app/_metadata/structured-data'
import { useContent } from '@/components/content/use-content'
import { FeaturedProjects } from '@/components/home/featured-projects'
import { Hero } from '@/components/home/hero'
import { Sheet } from '@/components/layout/sheet'

export const ensureStatic = 'navigation'

/** `require`, because an import costs a site in one language 460 bytes of script that it does not run. */
const offers: typeof import('@/components/home/language-offers') | undefined = process.env.SITE_LANGUAGES
  ? require('@/components/home/language-offers')
  : undefined

export const generateMetadata = () => pageMetadata('/')

export default function HomePage() {
  return (
    <Sheet href="/">
      <Hero />
      <FeaturedProjects />
      {offers && <offers.LanguageOffers />}
      <StructuredData thing={profileData(useContent())} />
    </Sheet>
  )
}
