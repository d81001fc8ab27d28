import type { Metadata } from 'next'
import { absolute } from '@/app/_site/site-address'
import { sheetOf } from '@/components/layout/sheets'
import { fill } from '@/components/ui/fill'
import { openGraphLocaleOf } from '@/components/ui/locale'
import { descriptions } from '@/content/descriptions'
import { owner } from '@/content/owner'
import type { PageAddress } from '@/content/schema/pages'
import { language, words } from '@/content/words'

/** What search engines and link previews learn about a page. Its picture comes from the `opengraph-image.ts` beside it. */
export function sheetMetadata(href: PageAddress): Metadata {
  const title =
    href === '/' ? owner.name : fill(words.everyPage.title, { page: sheetOf(href).name, name: owner.name })
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
      locale: openGraphLocaleOf(language),
      url: absolute(href),
      title,
      description,
    },
    twitter: { card: 'summary_large_image', title, description },
  }
}
