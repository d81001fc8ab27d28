import type { Metadata } from 'next'
import { real } from '@/app/_site/placeholders'
import { absolute } from '@/app/_site/site-address'
import { sheetOf } from '@/components/layout/sheets'
import { fill } from '@/components/ui/fill'
import { openGraphLocaleOf } from '@/components/ui/locale'
import { roleName } from '@/components/ui/role-name'
import { descriptions } from '@/content/descriptions'
import { owner } from '@/content/owner'
import type { PageAddress } from '@/content/schema/pages'
import { language, words } from '@/content/words'

/** In pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 }

/** What search engines and link previews learn about a page. */
export function sheetMetadata(href: PageAddress): Metadata {
  const title =
    href === '/' ? owner.name : fill(words.everyPage.title, { page: sheetOf(href).name, name: owner.name })
  const description = descriptions[href]
  const images = {
    url: absolute(`/preview${href === '/' ? '' : href}`),
    type: 'image/png',
    ...PREVIEW_SIZE,
    alt: Object.values(previewTexts(href)).filter(Boolean).join(', '),
  }
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
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}

/** What the preview picture of a page says. */
export function previewTexts(href: PageAddress) {
  if (href !== '/') return { title: sheetOf(href).name, subtitle: owner.name }
  return { title: owner.name, subtitle: real(owner.headline) ?? owner.roles.map(roleName).join(' · ') }
}
