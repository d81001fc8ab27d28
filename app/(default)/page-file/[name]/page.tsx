// For the texts of `content/pages/`. A rewrite leads from `/uses` here (rewrites.ts).
import { articlePage } from '@/app/_shared/article-page'
import { pagesIn } from '@/components/content/articles'

export const ensureStatic = 'navigation'

const { ArticlePage, generateMetadata, generateStaticParams } = articlePage(pagesIn)

export { ArticlePage as default, generateMetadata, generateStaticParams }
