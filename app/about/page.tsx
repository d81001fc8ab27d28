import { sheetMetadata } from '@/app/_site/sheet-metadata'
import { Achievements } from '@/components/about/achievements'
import { Bio } from '@/components/about/bio'
import { Sheet } from '@/components/layout/sheet'
import { fill } from '@/components/ui/fill'
import { Picture } from '@/components/ui/picture'
import { owner } from '@/content/owner'
import { words } from '@/content/words'

export const ensureStatic = 'navigation'

export const metadata = sheetMetadata('/about')

export default function AboutPage() {
  return (
    <Sheet href="/about" title={words.about.heading}>
      <Bio text={owner.bio} readMore={words.about.readMore} showLess={words.about.showLess}>
        <Picture
          src={owner.portrait}
          alt={fill(words.everyPage.portrait, { name: owner.name })}
          sizes="(min-width: 64rem) 26rem, 18rem"
          isFirst
        />
      </Bio>
      <Achievements />
    </Sheet>
  )
}
