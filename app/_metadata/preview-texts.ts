import { pagesIn, storiesAndNotesIn } from '@/components/content/article-lists'
import type { Content } from '@/components/content/content'
import { ownRoles } from '@/components/content/jobs'
import { sheetOf, sheetsOf } from '@/components/layout/sheets'
import { localizedPath } from '@/components/text/addresses'
import { fill } from '@/components/text/fill'
import { unlessExample } from '@/content/schema/example'

/** In pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 }

/** A story or a note gets the number of its section's sheet. */
export function previewNumber(content: Content, href: string) {
  const [, section = ''] = href.slice(content.base.length).split('/')
  const { number } = sheetOf(content, `/${section}`)
  return fill(content.words.everyPage.sheet, { number, count: sheetsOf(content).length })
}

export function previewTexts(content: Content, href: string) {
  const { base, owner } = content
  const article = [...storiesAndNotesIn(content), ...pagesIn(content)].find((text) => text.href === href)
  if (article) return { title: article.title, subtitle: owner.name }
  const sheet = sheetsOf(content).find((page) => localizedPath(base, page.href) === href)
  if (sheet && sheet.href !== '/') return { title: sheet.name, subtitle: owner.name }
  return { title: owner.name, subtitle: unlessExample(owner.headline) ?? ownRoles(owner).join(' · ') }
}
