import { articlePage } from '@/app/article-page'
import { StoryEnd } from '@/components/article/article-footer'
import { storiesIn } from '@/components/content/articles'

export const ensureStatic = 'navigation'

const { ArticlePage, generateMetadata, generateStaticParams } = articlePage(storiesIn, StoryEnd)

export { ArticlePage as default, generateMetadata, generateStaticParams }
