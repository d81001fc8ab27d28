import type { MetadataRoute } from 'next'
import { alternatesOf } from '@/app/_metadata/page-metadata'
import { absolute } from '@/app/_metadata/site-address'
import { notesIn, ownStories } from '@/components/content/article-lists'
import { contents } from '@/components/content/content'
import { isUntranslated, sheetsOf } from '@/components/layout/sheets'
import { localizedPath } from '@/components/text/addresses'

export default function sitemap(): MetadataRoute.Sitemap {
  return contents.flatMap((content) => {
    const { base, owner } = content
    const entry = (href: string, lastModified?: string) => ({
      url: absolute(href),
      lastModified,
      alternates: { languages: alternatesOf(content, href) },
    })
    const sheets = sheetsOf(content).filter(({ href }) => !isUntranslated(content, href))
    const articles = [...ownStories(content), ...notesIn(content)]
    return [
      ...sheets.map(({ href, page = owner }) => entry(localizedPath(base, href), page.updated)),
      ...articles.map(({ href, date, updated = date }) => entry(href, updated)),
    ]
  })
}
