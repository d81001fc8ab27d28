import { articlePage } from '@/app/_shared/article-page'
import { PitchProof } from '@/components/article/pitch-proof'
import { pitchesIn } from '@/components/content/pitches'

const page = articlePage({ list: pitchesIn, Below: PitchProof })

export const { generateMetadata, generateStaticParams } = page
export default page.ArticlePage
