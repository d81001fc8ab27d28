import type { MetadataRoute } from 'next'
import { absolute } from '@/app/_site/site-address'
import { sheets } from '@/components/layout/sheets'
import { owner } from '@/content/owner'

export default function sitemap(): MetadataRoute.Sitemap {
  return sheets.map(({ href }) => ({ url: absolute(href), lastModified: owner.updated }))
}
