import { sheetMetadata } from '@/app/_site/sheet-metadata'
import { Achievements } from '@/components/about/achievements'
import { Bio } from '@/components/about/bio'
import { Sheet } from '@/components/layout/sheet'
import { Picture } from '@/components/ui/picture'
import { owner } from '@/content/owner'

export const ensureStatic = 'navigation'

export const metadata = sheetMetadata('/about')

export default function AboutPage() {
  return (
    <Sheet href="/about" title="About Me">
      <Bio text={owner.bio}>
        <Picture
          src={owner.portrait}
          alt={`Portrait of ${owner.name}`}
          sizes="(min-width: 64rem) 26rem, 18rem"
          isFirst
        />
      </Bio>
      <Achievements />
    </Sheet>
  )
}
