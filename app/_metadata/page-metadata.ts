import type { Metadata } from 'next'
import { absolute } from '@/app/_metadata/site-address'
import { type Article, articlesIn, hasFeed } from '@/components/content/articles'
import { type Content, contentIn, contents } from '@/components/content/content'
import { pagePath } from '@/components/content/public-path'
import { getContent } from '@/components/content/use-content'
import { descriptionOf, sheetOf, sheetsOf } from '@/components/layout/sheets'
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
export async function pageMetadata(href: PageAddress) {
  const content = await getContent()
  const { owner, words } = content
  const page = sheetOf(content, href).name
  const title = href === '/' ? owner.name : fill(words.everyPage.title, { page, name: owner.name })
  const description = descriptionOf(content, href)
  return metadataOf(
    content,
    { href: pagePath(content.base, href), title, description, type: 'website' },
    sheetVersions(href),
  )
}

/** For the 404. */
export async function missingMetadata(): Promise<Metadata> {
  const { owner, words } = await getContent()
  return {
    title: fill(words.everyPage.title, { page: words.notFound.heading, name: owner.name }),
    robots: 'noindex',
  }
}

export function articleMetadata(article: Article) {
  const content = contentIn(article.language)
  const { href, title: page, summary, date, updated } = article
  const title = fill(content.words.everyPage.title, { page, name: content.owner.name })
  const times = { publishedTime: date, modifiedTime: updated || undefined }
  return metadataOf(
    content,
    { href, title, description: summary, type: 'article', ...times },
    versionsOf(article),
  )
}

type Version = { language: string; href: string }

/** A page in each language that has it. */
export function sheetVersions(href: PageAddress): Version[] {
  return contents
    .filter((content) => sheetOf(content, href).number > 0)
    .map(({ language, base }) => ({ language, href: pagePath(base, href) }))
}

/** The same story or note in each language that has it, the first language first. */
export function versionsOf({ href, name, language }: Article): Version[] {
  const section = href.slice(contentIn(language).base.length, -name.length)
  return contents.flatMap((content) =>
    articlesIn(content).filter((one) => one.href === content.base + section + name),
  )
}

/** For search engines, which show each reader the version in their language. Nothing if there is only one. */
export function alternatesOf(versions: Version[]) {
  const [first] = versions
  if (!first || versions.length < 2) return undefined
  const all = versions.map(({ language, href }) => [language, absolute(href)])
  return Object.fromEntries([...all, ['x-default', absolute(first.href)]])
}

type About = {
  href: string
  title: string
  description: string
  type: 'website' | 'article'
  publishedTime?: string
  modifiedTime?: string
}

function metadataOf(
  content: Content,
  { href, title, description, ...about }: About,
  versions: Version[],
): Metadata {
  const { base, language, owner } = content
  const images = {
    url: absolute(previewPath(href)),
    type: 'image/png',
    ...PREVIEW_SIZE,
    alt: Object.values(previewTexts(content, href)).filter(Boolean).join(', '),
  }
  return {
    title: { absolute: title },
    description,
    alternates: {
      canonical: absolute(href),
      languages: alternatesOf(versions),
      types: {
        'application/json': [{ url: `${base}/resume.json`, title: 'JSON Resume' }],
        'application/atom+xml': hasFeed(content) ? [{ url: `${base}/feed.xml`, title: owner.name }] : null,
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
export function previewTexts(content: Content, href: string) {
  const { base, owner } = content
  const article = articlesIn(content).find((one) => one.href === href)
  if (article) return { title: article.title, subtitle: owner.name }
  const sheet = sheetsOf(content).find((one) => pagePath(base, one.href) === href)
  if (sheet && sheet.href !== '/') return { title: sheet.name, subtitle: owner.name }
  return { title: owner.name, subtitle: real(owner.headline) ?? owner.roles.map(roleName).join(' · ') }
}
