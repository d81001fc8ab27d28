import { localizedPath } from '@/components/content/addresses'
import { articlesIn, hasFeed } from '@/components/content/articles'
import type { Content } from '@/components/content/content'
import { sheetsOf } from '@/components/layout/sheets'
import { FILES } from '@/content/schema/pages'

export function addressesOf(content: Content) {
  const pages = sheetsOf(content).map(({ href }) => localizedPath(content.base, href))
  return [...pages, ...articlesIn(content).map(({ href }) => href)]
}

/** Without the base of the language. */
export function filesOf(content: Content) {
  return FILES.filter((path) => path !== '/feed.xml' || hasFeed(content))
}
