import { pageMetadata } from '@/app/_metadata/page-metadata'
import { profileData, StructuredData } from '@/app/_metadata/structured-data'
import { contents } from '@/components/content/content'
import { useContent } from '@/components/content/use-content'
import { FeaturedProjects } from '@/components/home/featured-projects'
import { Hero } from '@/components/home/hero'
import { LanguageOffers } from '@/components/home/language-offers'
import { Sheet } from '@/components/layout/sheet'

export const generateMetadata = () => pageMetadata('/')

export default function HomePage() {
  return (
    <Sheet href="/">
      <Hero />
      <FeaturedProjects />
      {contents.length > 1 && <LanguageOffers />}
      <StructuredData thing={profileData(useContent())} />
    </Sheet>
  )
}
