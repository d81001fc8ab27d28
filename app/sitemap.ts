import type { MetadataRoute } from 'next'
import { absolute } from '@/app/_site/site-address'
import { readNotes, readStories } from '@/components/article/articles'
import { sheets } from '@/components/layout/sheets'
import { owner } from '@/content/owner'

export default function sitemap(): MetadataRoute.Sitemap {
  return [
    ...sheets.map(({ href }) => ({ url: absolute(href), lastModified: owner.updated })),
    ...[...readStories(), ...readNotes()].map(({ href, date }) => ({
      url: absolute(href),
      lastModified: date,
    })),
  ]
}
