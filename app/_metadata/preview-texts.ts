import { localizedPath } from '@/components/content/addresses'
import { articlesIn, pagesIn } from '@/components/content/articles'
import type { Content } from '@/components/content/content'
import { sheetsOf } from '@/components/layout/sheets'
import { ownRoles } from '@/components/text/role-name'
import { unlessExample } from '@/content/schema/example'

/** In pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 }

/** Returns the address of the preview picture of a page. */
export function previewPath(href: string) {
  return `/preview${href === '/' ? '' : href}`
}

/** Returns what the preview picture of a page says. */
export function previewTexts(content: Content, href: string) {
  const { base, owner } = content
  const article = [...articlesIn(content), ...pagesIn(content)].find((one) => one.href === href)
  if (article) return { title: article.title, subtitle: owner.name }
  const sheet = sheetsOf(content).find((one) => localizedPath(base, one.href) === href)
  if (sheet && sheet.href !== '/') return { title: sheet.name, subtitle: owner.name }
  return {
    title: owner.name,
    subtitle: unlessExample(owner.headline) ?? ownRoles(owner).join(' · '),
  }
}
