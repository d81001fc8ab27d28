import { pageMetadata } from '@/app/_metadata/page-metadata'
import { AboutCareer } from '@/components/about/about-career'
import { AboutFacts } from '@/components/about/about-facts'
import { Bio } from '@/components/about/bio'
import { foldBio } from '@/components/about/fold-bio'
import { ProfilePictures, profileFrame } from '@/components/about/profile-pictures'
import { getContent } from '@/components/content/use-content'
import { Sheet } from '@/components/layout/sheet'

export const generateMetadata = () => pageMetadata('/about')

export default async function AboutPage() {
  const { langOf, language, owner, words } = await getContent()
  const { heading, readMore, showLess } = words.about
  const bioLanguage = langOf(owner, 'bio')
  return (
    <Sheet href="/about" title={heading}>
      <Bio
        {...bioLanguage}
        {...foldBio(owner.bio, bioLanguage.lang ?? language)}
        readMore={readMore}
        showLess={showLess}
        facts={<AboutFacts />}
        frame={await profileFrame(owner)}
      >
        <ProfilePictures />
      </Bio>
      <AboutCareer />
    </Sheet>
  )
}
