import type { ComponentProps } from 'react'
import type { Article } from '@/components/content/article-files'
import { useContent } from '@/components/content/use-content'
import { PageLink } from '@/components/ui/page-link'

type ArticleLinkProps = Omit<ComponentProps<typeof PageLink>, 'href' | 'prefetch'> & { article: Article }

/** Without a prefetch, which would load the stylesheet of articles. */
export function ArticleLink({ article: { href, language }, ...link }: ArticleLinkProps) {
  const hrefLang = language === useContent().language ? undefined : language
  return <PageLink {...link} href={href} hrefLang={hrefLang} prefetch={false} />
}
