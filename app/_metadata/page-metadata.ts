import type { Metadata } from 'next'
import { absolute } from '@/app/_metadata/site-address'
import { type Article, readNotes, readStories } from '@/components/content/articles'
import { language, owner, words } from '@/components/content/content'
import { descriptionOf, sheetOf, sheets } from '@/components/layout/sheets'
import { fill } from '@/components/text/fill'
import { openGraphLocaleOf } from '@/components/text/locale'
import { roleName } from '@/components/text/role-name'
import { real } from '@/content/schema/example'
import type { PageAddress } from '@/content/schema/pages'

/** In pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 }

/** The address of a page's preview picture. */
export function previewPath(href: string) {
  return `/preview${href === '/' ? '' : href}`
}

/** What search engines and link previews learn about a page. */
export function pageMetadata(href: PageAddress) {
  const title =
    href === '/' ? owner.name : fill(words.everyPage.title, { page: sheetOf(href).name, name: owner.name })
  return metadataOf({ href, title, description: descriptionOf(href), type: 'website' })
}

export function articleMetadata({ href, title: page, summary, date, updated }: Article) {
  const title = fill(words.everyPage.title, { page, name: owner.name })
  const times = { publishedTime: date, modifiedTime: updated || undefined }
  return metadataOf({ href, title, description: summary, type: 'article', ...times })
}

type About = {
  href: string
  title: string
  description: string
  type: 'website' | 'article'
  publishedTime?: string
  modifiedTime?: string
}

function metadataOf({ href, title, description, ...about }: About): Metadata {
  const images = {
    url: absolute(previewPath(href)),
    type: 'image/png',
    ...PREVIEW_SIZE,
    alt: Object.values(previewTexts(href)).filter(Boolean).join(', '),
  }
  return {
    title: { absolute: title },
    description,
    alternates: {
      canonical: absolute(href),
      types: {
        'application/json': [{ url: '/resume.json', title: 'JSON Resume' }],
        'application/atom+xml': readNotes().length > 0 ? [{ url: '/feed.xml', title: owner.name }] : null,
      },
    },
    openGraph: {
      ...about,
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
export function previewTexts(href: string) {
  const article = [...readStories(), ...readNotes()].find((one) => one.href === href)
  if (article) return { title: article.title, subtitle: owner.name }
  const sheet = sheets.find((one) => one.href === href)
  if (sheet && href !== '/') return { title: sheet.name, subtitle: owner.name }
  return { title: owner.name, subtitle: real(owner.headline) ?? owner.roles.map(roleName).join(' · ') }
}
