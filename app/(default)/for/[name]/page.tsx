import { articlePage } from '@/app/_shared/article-page'
import { PitchProof } from '@/components/article/pitch-proof'
import { pitchesIn } from '@/components/content/articles'

export const ensureStatic = 'navigation'

const { ArticlePage, generateMetadata, generateStaticParams } = articlePage(pitchesIn, undefined, PitchProof)

export { ArticlePage as default, generateMetadata, generateStaticParams }
