import { articlePage } from '@/app/_shared/article-page'
import { StoryFooter } from '@/components/article/article-footer'
import { storiesIn } from '@/components/content/article-lists'

const page = articlePage({ list: storiesIn, Footer: StoryFooter })

export const { generateMetadata, generateStaticParams } = page
export default page.ArticlePage
