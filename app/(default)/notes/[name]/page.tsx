import { articlePage } from '@/app/_shared/article-page'
import { NoteFooter } from '@/components/article/article-footer'
import { notesIn } from '@/components/content/articles'

export const ensureStatic = 'navigation'

const { ArticlePage, generateMetadata, generateStaticParams } = articlePage(notesIn, NoteFooter)

export { ArticlePage as default, generateMetadata, generateStaticParams }
