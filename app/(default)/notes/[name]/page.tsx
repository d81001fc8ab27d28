import { articlePage } from '@/app/_shared/article-page'
import { NoteFooter } from '@/components/article/article-footer'
import { notesIn } from '@/components/content/article-lists'

const page = articlePage({ list: notesIn, Footer: NoteFooter })

export const { generateMetadata, generateStaticParams } = page
export default page.ArticlePage
