import type { Metadata } from 'next'
import { PREVIEW_SIZE, previewTexts } from '@/app/_metadata/preview-texts'
import { absolute } from '@/app/_metadata/site-address'
import { type Article, hasFeed } from '@/components/content/article-lists'
import { type Content, contentIn, contents } from '@/components/content/content'
import { getContent } from '@/components/content/use-content'
import { addressesOf, descriptionOf, isUntranslated, previewPath, sheetOf } from '@/components/layout/sheets'
import { localizedPath } from '@/components/text/addresses'
import { fill } from '@/components/text/fill'
import { openGraphLocaleOf } from '@/components/text/locale'
import type { PageAddress } from '@/content/schema/pages'

export async function pageMetadata(href: PageAddress) {
  const content = await getContent()
  // An untranslated page is a copy of the one in the first language, which search engines should show.
  const { base } = isUntranslated(content, href) ? contentIn() : content
  return metadataOf(content, {
    href: localizedPath(content.base, href),
    canonical: localizedPath(base, href),
    title: href === '/' ? content.owner.name : titleOf(content, sheetOf(content, href).name),
    description: descriptionOf(content, href),
  })
}

export async function notFoundMetadata(): Promise<Metadata> {
  const content = await getContent()
  return { title: titleOf(content, content.words.notFound.heading), robots: 'noindex' }
}

export function articleMetadata(article: Article): Metadata {
  const { language, href, title, summary: description, date, updated, sheet } = article
  const content = contentIn(language)
  // A text without a sheet is a pitch, which is for its reader alone.
  if (!sheet) return { title: titleOf(content, title), robots: 'noindex' }
  const kind = date ? { type: 'article', publishedTime: date, modifiedTime: updated } : undefined
  return metadataOf(content, { href, title: titleOf(content, title), description, kind })
}

function titleOf({ owner, words }: Content, page: string) {
  return fill(words.everyPage.title, { page, name: owner.name })
}

/** Lists the page in each language for search engines. Returns undefined if only one language has it. */
export function alternatesOf({ base }: Content, href: string) {
  const path = href.slice(base.length) || '/'
  const versions = contents.flatMap((content) => {
    const address = localizedPath(content.base, path)
    const isThere = addressesOf(content).includes(address) && !isUntranslated(content, path)
    return isThere ? [[content.language, absolute(address)]] : []
  })
  return versions.length > 1 ? Object.fromEntries([...versions, ['x-default', versions[0]?.[1]]]) : undefined
}

type PageFacts = { href: string; canonical?: string; title: string; description: string; kind?: object }

function metadataOf(content: Content, facts: PageFacts): Metadata {
  const { href, canonical = href, title, description, kind = { type: 'website' } } = facts
  const { base, language, owner } = content
  return {
    title: { absolute: title },
    description,
    alternates: {
      canonical: absolute(canonical),
      languages: alternatesOf(content, href),
      types: {
        'application/json': [{ url: `${base}/resume.json`, title: 'JSON Resume' }],
        'application/atom+xml': hasFeed(content) ? [{ url: `${base}/feed.xml`, title: owner.name }] : null,
      },
    },
    openGraph: {
      ...kind,
      siteName: owner.name,
      locale: openGraphLocaleOf(language),
      url: absolute(href),
      title,
      description,
      images: {
        url: absolute(previewPath(href)),
        type: 'image/png',
        ...PREVIEW_SIZE,
        alt: Object.values(previewTexts(content, href)).filter(Boolean).join(', '),
      },
    },
    // Next takes the title, the description and the picture from `openGraph`.
    twitter: { card: 'summary_large_image' },
  }
}
