import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { articleMetadata } from '@/app/_metadata/page-metadata'
import { articleData, StructuredData } from '@/app/_metadata/structured-data'
import { articleBody } from '@/components/article/article-body'
import { NoteEnd } from '@/components/article/article-footer'
import { ArticleHeader } from '@/components/article/article-header'
import { elements } from '@/components/article/markdown-elements'
import { readNotes } from '@/components/content/articles'
import { contentIn } from '@/components/content/content'
import { Sheet } from '@/components/layout/sheet'

export const ensureStatic = 'navigation'

type Params = { language?: string; name: string }

type Props = { params: Promise<Params> }

/** As for the stories: the build needs one name at least. */
export function generateStaticParams({ params }: { params: Partial<Params> }) {
  const names = readNotes(contentIn(params.language)).map(({ name }) => ({ name }))
  return names.length > 0 ? names : [{ name: 'none' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const note = await noteOf(params)
  return note ? articleMetadata(note) : {}
}

export default async function NotePage({ params }: Props) {
  const note = await noteOf(params)
  if (!note) notFound()
  const Text = await articleBody(note)
  return (
    <Sheet href="/notes">
      <article className="article">
        <ArticleHeader article={note} section="/notes" />
        <Text components={elements} />
        <NoteEnd note={note} />
      </article>
      <StructuredData thing={articleData(note)} />
    </Sheet>
  )
}

async function noteOf(params: Props['params']) {
  const { language, name } = await params
  return readNotes(contentIn(language)).find((note) => note.name === name)
}
