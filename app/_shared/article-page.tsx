import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { articleMetadata } from '@/app/_metadata/page-metadata'
import { articleData, StructuredData } from '@/app/_metadata/structured-data'
import { ArticleHeader } from '@/components/article/article-header'
import { elementsOf } from '@/components/article/markdown-elements'
import { readArticle, sourceOf } from '@/components/content/article-files'
import type { Article, Story } from '@/components/content/article-lists'
import { type Content, contentIn } from '@/components/content/content'
import { MissingSheet, Sheet } from '@/components/layout/sheet'
import { contains } from '@/components/markdown/contains'
import { highlightCode } from '@/components/markdown/highlight-code'
import { decodedPath } from '@/components/text/addresses'

type Params = { language?: string; name: string }

type Props = { params: Promise<Params> }

type Parts<Kind> = {
  list: (content: Content) => Kind[]
  /** Stands within the article, at its end. `Below` stands after the article. */
  Footer?: (props: { article: Kind }) => ReactNode
  Below?: (props: { article: Kind }) => ReactNode
}

/** Makes the exports of a route for texts. */
export function articlePage<Kind extends Article & Partial<Story>>({ list, Footer, Below }: Parts<Kind>) {
  async function articleOf({ params }: Props) {
    const { language, name } = await params
    return list(contentIn(language)).find((article) => article.slug === decodedPath(name))
  }

  return {
    /** A build needs at least one name, even without an article. The page of `none` is the 404. */
    generateStaticParams({ params }: { params: Partial<Params> }) {
      const names = list(contentIn(params.language)).map(({ slug }) => ({ name: slug }))
      return names.length > 0 ? names : [{ name: 'none' }]
    },
    async generateMetadata(props: Props): Promise<Metadata> {
      const article = await articleOf(props)
      return article ? articleMetadata(article) : {}
    },
    async ArticlePage(props: Props) {
      const article = await articleOf(props)
      if (!article) return <MissingSheet />
      const { tree } = article.body()
      const body = contains(tree, 'pre') ? await withColors(article.file, sourceOf(article.file)) : tree
      return (
        <Sheet href={article.sheet}>
          <article className="article">
            <ArticleHeader article={article} project={article.project} />
            {elementsOf(body, article)}
            {Footer && <Footer article={article} />}
          </article>
          {Below && <Below article={article} />}
          {article.date && <StructuredData thing={articleData(article)} />}
        </Sheet>
      )
    },
  }
}

/** @param _source changes the key of the cache if the text changes. */
async function withColors(file: string, _source?: string) {
  'use cache' // otherwise the page is not static, because Shiki loads the grammar of each language
  return highlightCode(readArticle(file).body().tree)
}
