import type { ComponentProps } from 'react'
import { type Article, otherLanguageOf } from '@/components/content/article-lists'
import { useContent } from '@/components/content/use-content'
import { PageLink } from '@/components/ui/page-link'

type ArticleLinkProps = Omit<ComponentProps<typeof PageLink>, 'href' | 'prefetch'> & { article: Article }

/** There is no prefetch, because it would load the stylesheet of articles. */
export function ArticleLink({ article, ...link }: ArticleLinkProps) {
  const hrefLang = otherLanguageOf(article, useContent())
  return <PageLink {...link} href={article.href} hrefLang={hrefLang} prefetch={false} />
}
