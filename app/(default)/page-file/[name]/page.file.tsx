import { articlePage } from '@/app/article-page'
import { readPages } from '@/components/content/articles'

export const ensureStatic = 'navigation'

const { ArticlePage, generateMetadata, generateStaticParams } = articlePage(readPages)

export { ArticlePage as default, generateMetadata, generateStaticParams }
