import { articlePage } from '@/app/article-page'
import { pagesIn } from '@/components/content/articles'

export const ensureStatic = 'navigation'

const { ArticlePage, generateMetadata, generateStaticParams } = articlePage(pagesIn)

export { ArticlePage as default, generateMetadata, generateStaticParams }
