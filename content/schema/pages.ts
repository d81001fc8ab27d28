import type { Career } from './career'
import { english } from './languages/en'

/** The lists may have anything, because what fills a page only has to be there. */
type PageContent = Record<keyof Career | 'skills' | 'services' | 'projects' | 'notes', readonly object[]> & {
  owner: { bio: string }
}

export type PageAddress = keyof typeof english.pages

/** Every page in `app/`, in the order of its English names. */
export const ADDRESSES = Object.keys(english.pages) as PageAddress[] // the compiler types keys as plain strings

/** The content that fills a page. If all of it is empty, the page is gone, unless the navigation names it. A page that is not here is never empty. */
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

/** Other first names in an address: those of pictures, of the targets of rewrites, and of Next. */
export const RESERVED_SEGMENTS = ['preview', 'icon-svg', 'missing', '404', '500']

/** The files that each language has, for other programs. */
export const LANGUAGE_FILES = ['/feed.xml', '/llms.txt', '/resume.json'] as const

/** The files that the site has once. Next makes them from files in `app/`, and `app/_config/rewrites.ts` leads to the last two. */
export const SITE_FILES = [
  '/contact.vcf',
  '/robots.txt',
  '/sitemap.xml',
  '/apple-icon',
  '/favicon.ico',
  '/icon.svg',
]
