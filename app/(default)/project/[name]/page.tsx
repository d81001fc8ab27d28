import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { articleMetadata } from '@/app/_metadata/page-metadata'
import { articleData, StructuredData } from '@/app/_metadata/structured-data'
import { articleBody } from '@/components/article/article-body'
import { StoryEnd } from '@/components/article/article-footer'
import { ArticleHeader } from '@/components/article/article-header'
import { elements } from '@/components/article/markdown-elements'
import { storiesIn } from '@/components/content/articles'
import { contentIn } from '@/components/content/content'
import { Sheet } from '@/components/layout/sheet'

export const ensureStatic = 'navigation'

type Params = { language?: string; name: string }

type Props = { params: Promise<Params> }

/** The build needs one name at least, even if there is no story. Its page is the 404. */
export function generateStaticParams({ params }: { params: Partial<Params> }) {
  const names = storiesIn(contentIn(params.language)).map(({ name }) => ({ name }))
  return names.length > 0 ? names : [{ name: 'none' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const story = await storyOf(params)
  return story ? articleMetadata(story) : {}
}

export default async function StoryPage({ params }: Props) {
  const story = await storyOf(params)
  if (!story) notFound()
  const Text = await articleBody(story)
  return (
    <Sheet href="/project">
      <article className="article">
        <ArticleHeader article={story} section="/project" project={story.project} />
        <Text components={elements} />
        <StoryEnd story={story} />
      </article>
      <StructuredData thing={articleData(story, story.project)} />
    </Sheet>
  )
}

async function storyOf(params: Props['params']) {
  const { language, name } = await params
  return storiesIn(contentIn(language)).find((story) => story.name === name)
}
