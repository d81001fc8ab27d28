// `pageExtensions` in next.config.ts reads this only if `content/pages/` has a text, and rewrites.ts leads from `/uses` here.
import { articlePage } from '@/app/article-page'
import { pagesIn } from '@/components/content/articles'

export const ensureStatic = 'navigation'

const { ArticlePage, generateMetadata, generateStaticParams } = articlePage(pagesIn)

export { ArticlePage as default, generateMetadata, generateStaticParams }
