import type { Metadata } from 'next'
import { absolute } from '@/app/_site/site-address'
import type { PageAddress } from '@/components/layout/pages'
import { sheetOf } from '@/components/layout/sheets'
import { descriptions } from '@/content/descriptions'
import { owner } from '@/content/owner'

/** What search engines and link previews learn about a page. Its picture comes from the `opengraph-image.ts` beside it. */
export function sheetMetadata(href: PageAddress): Metadata {
  const title = href === '/' ? owner.name : `${sheetOf(href).name} — ${owner.name}`
  const description = descriptions[href]
  return {
    title: { absolute: title },
    description,
    alternates: {
      canonical: absolute(href),
      types: { 'application/json': [{ url: '/resume.json', title: 'JSON Resume' }] },
    },
    openGraph: {
      type: 'website',
      siteName: owner.name,
      locale: 'en_GB',
      url: absolute(href),
      title,
      description,
    },
    twitter: { card: 'summary_large_image', title, description },
  }
}
