import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ComponentType, ReactNode } from 'react'
import { articleMetadata } from '@/app/_metadata/page-metadata'
import { articleData, StructuredData } from '@/app/_metadata/structured-data'
import { ArticleHeader } from '@/components/article/article-header'
import { elements } from '@/components/article/markdown-elements'
import type { Article } from '@/components/content/article-files'
import { type Content, contentIn } from '@/components/content/content'
import { Sheet } from '@/components/layout/sheet'
import type { Project } from '@/content/schema/projects'

type Params = { language?: string; name: string }

type Props = { params: Promise<Params> }

/** Every text by its path from here. The bundler compiles what it finds. */
const bodies = import.meta.glob<{ default: ComponentType<{ components: object }> }>([
  '../content/{notes,pages,projects}/*.{md,mdx}',
  '../content/*/{notes,pages,projects}/*.{md,mdx}',
])

/** Makes the exports of a route of articles. @param articlesIn those that have a page in a language. @param Footer follows the text. */
export function articlePage<One extends Article & { project?: Project }>(
  articlesIn: (content: Content) => One[],
  Footer: (props: { article: One }) => ReactNode = () => null,
) {
  async function articleOf({ params }: Props) {
    const { language, name } = await params
    return articlesIn(contentIn(language)).find((article) => article.name === name)
  }

  return {
    /** The build needs one name at least, even if there is no article. Its page is the 404. */
    generateStaticParams({ params }: { params: Partial<Params> }) {
      const names = articlesIn(contentIn(params.language)).map(({ name }) => ({ name }))
      return names.length > 0 ? names : [{ name: 'none' }]
    },
    async generateMetadata(props: Props): Promise<Metadata> {
      const article = await articleOf(props)
      return article ? articleMetadata(article) : {}
    },
    async ArticlePage(props: Props) {
      const article = await articleOf(props)
      if (!article) notFound()
      const body = await bodies[`../${article.file}`]?.()
      if (!body) throw new Error(`${article.file} is in no folder for texts.`)
      return (
        <Sheet href={article.sheet}>
          <article className="article">
            <ArticleHeader article={article} project={article.project} />
            <body.default components={elements} />
            <Footer article={article} />
          </article>
          {article.date && <StructuredData thing={articleData(article, article.project)} />}
        </Sheet>
      )
    },
  }
}
