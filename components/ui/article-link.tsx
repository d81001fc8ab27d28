import type { ComponentProps } from 'react'
import { withBasePath } from '@/components/content/addresses'
import type { Article } from '@/components/content/articles'
import { useContent } from '@/components/content/use-content'
import { PageLink } from '@/components/ui/page-link'

type ArticleLinkProps = Omit<ComponentProps<typeof PageLink>, 'href' | 'prefetch'> & { article: Article }

/** Without a prefetch, which would load the stylesheet of articles. Plain to another language, because the router would show two root layouts. */
export function ArticleLink({ article, ...link }: ArticleLinkProps) {
  const { language } = useContent()
  if (article.language === language) return <PageLink href={article.href} prefetch={false} {...link} />
  return <a {...link} href={withBasePath(article.href)} hrefLang={article.language} />
}
