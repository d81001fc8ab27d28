import { articlePage } from '@/app/_shared/article-page'
import { StoryFooter } from '@/components/article/article-footer'
import { storiesIn } from '@/components/content/articles'

export const ensureStatic = 'navigation'

const { ArticlePage, generateMetadata, generateStaticParams } = articlePage(storiesIn, StoryFooter)

export { ArticlePage as default, generateMetadata, generateStaticParams }
