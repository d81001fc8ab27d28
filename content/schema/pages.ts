import type { Career } from './career'
import { english } from './languages/en'

/** The lists may contain anything, because a page asks only whether they are empty. */
type PageContent = Record<keyof Career | 'skills' | 'services' | 'projects' | 'notes', readonly object[]> & {
  owner: { bio: string }
}

export type PageAddress = keyof typeof english.pages

/** Every page in `app/`, in the order of its English names. */
export const ADDRESSES = Object.keys(english.pages) as PageAddress[] // the compiler types keys as plain strings

/** Lists the parts of a page. Without parts, it is gone, unless the navigation names it. No other page is ever empty. */
export const PAGE_PARTS: Partial<Record<PageAddress, (content: PageContent) => readonly object[]>> = {
  '/': ({ owner }) => [owner],
  '/about': ({ owner, awards, publications, talks, references, interests }) =>
    [awards, publications, talks, references, interests, owner.bio ? owner : []].flat(),
  '/skill': ({ skills, work, education, languages, certificates, volunteer }) =>
    [skills, work, education, languages, certificates, volunteer].flat(),
  '/services': ({ services }) => services,
  '/project': ({ projects }) => projects,
  '/notes': ({ notes }) => notes,
}

/** Each language has these files, which other programs read. */
export const LANGUAGE_FILES = ['/feed.xml', '/llms.txt', '/resume.json'] as const

/** The site has these files once. Files in `app/` make them, and `app/_config/rewrites.ts` leads to the last two. */
export const SITE_FILES = [
  '/contact.vcf',
  '/robots.txt',
  '/sitemap.xml',
  '/apple-icon',
  '/favicon.ico',
  '/icon.svg',
]
