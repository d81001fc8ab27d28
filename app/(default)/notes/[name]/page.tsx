import { articlePage } from '@/app/article-page'
import { NoteEnd } from '@/components/article/article-footer'
import { notesIn } from '@/components/content/articles'

export const ensureStatic = 'navigation'

const { ArticlePage, generateMetadata, generateStaticParams } = articlePage(notesIn, NoteEnd)

export { ArticlePage as default, generateMetadata, generateStaticParams }
