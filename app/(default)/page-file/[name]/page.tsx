// `rewrites.ts` leads here from `/uses` if there is a text `content/pages/uses.md`.
import { articlePage } from '@/app/_shared/article-page'
import { pagesIn } from '@/components/content/article-lists'

const page = articlePage({ list: pagesIn })

export const { generateMetadata, generateStaticParams } = page
export default page.ArticlePage
