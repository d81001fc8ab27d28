import type { MetadataRoute } from 'next'
import { absolute } from '@/app/_metadata/site-address'
import { ownStories, readNotes } from '@/components/content/articles'
import { owner } from '@/components/content/content'
import { sheets } from '@/components/layout/sheets'

export default function sitemap(): MetadataRoute.Sitemap {
  return [
    ...sheets.map(({ href }) => ({ url: absolute(href), lastModified: owner.updated })),
    ...[...ownStories(), ...readNotes()].map(({ href, date, updated }) => ({
      url: absolute(href),
      lastModified: updated || date,
    })),
  ]
}
