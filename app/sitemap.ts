import type { MetadataRoute } from 'next'
import { alternatesOf } from '@/app/_metadata/page-metadata'
import { absolute } from '@/app/_metadata/site-address'
import { localizedPath } from '@/components/content/addresses'
import { notesIn, ownStories } from '@/components/content/articles'
import { contents } from '@/components/content/content'
import { isUntranslated, sheetsOf } from '@/components/layout/sheets'

export default function sitemap(): MetadataRoute.Sitemap {
  return contents.flatMap((content) => [
    ...sheetsOf(content)
      .filter(({ href }) => !isUntranslated(content, href))
      .map(({ href, page }) => ({
        url: absolute(localizedPath(content.base, href)),
        lastModified: page ? page.updated : content.owner.updated,
        alternates: { languages: alternatesOf(content, localizedPath(content.base, href)) },
      })),
    ...[...ownStories(content), ...notesIn(content)].map((article) => ({
      url: absolute(article.href),
      lastModified: article.updated ?? article.date,
      alternates: { languages: alternatesOf(content, article.href) },
    })),
  ])
}
