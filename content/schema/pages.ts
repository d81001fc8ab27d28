import type { Career } from './career'
import { english } from './languages/en'
import type { Owner } from './owner'
import type { Project } from './projects'
import type { Service } from './services'
import type { Skill } from './skills'

type PageContent = Career & {
  owner: Owner
  skills: Skill[]
  services: Service[]
  projects: Project[]
  notes: readonly object[]
}

type Page = {
  /** Where its light is, from its start and its top: on phones, and from the large breakpoint on. Without it, as on `/`. */
  light?: [phone: string, large: string]
  /** The content that fills it. If all of it is empty, the page is gone, unless the navigation names it. */
  filledBy?: (content: PageContent) => readonly object[]
  /** Finds what it cannot do without. If that is missing, the page is gone, even if the navigation names it. */
  requires?: (content: Pick<PageContent, 'owner'>) => boolean
}

export type PageAddress = keyof typeof english.pages

/** Every page in `app/`, in the order of its English names. */
export const ADDRESSES = Object.keys(english.pages) as PageAddress[] // the compiler types keys as plain strings

const LIGHT_OF_HOME: [phone: string, large: string] = ['80% 16rem', '75% 28rem']

const pages: Partial<Record<PageAddress, Page>> = {
  '/': { filledBy: ({ owner }) => [owner] },
  '/about': {
    light: ['100% 0rem', '18% 36rem'],
    filledBy: ({ owner, awards, publications, references, interests }) =>
      [awards, publications, references, interests, owner.bio ? owner : []].flat(),
  },
  '/skill': {
    light: ['100% 30rem', '90% 24rem'],
    filledBy: ({ skills, work, education, languages, certificates, volunteer }) =>
      [skills, work, education, languages, certificates, volunteer].flat(),
  },
  '/services': { light: ['50% 40rem', '50% 48rem'], filledBy: ({ services }) => services },
  '/project': { light: ['100% 16rem', '64% 22rem'], filledBy: ({ projects }) => projects },
  '/notes': { light: ['100% 16rem', '64% 22rem'], filledBy: ({ notes }) => notes },
  '/github': { light: ['0% 40rem', '10% 44rem'], requires: ({ owner }) => Boolean(owner.handle) },
  '/contact': { light: ['50% 10rem', '92% 32rem'] },
}

export function pageAt(address: PageAddress) {
  return { light: LIGHT_OF_HOME, ...pages[address] }
}

/** What else begins an address: pictures, what rewrites lead to, and what Next keeps for itself. */
export const RESERVED_SEGMENTS = ['preview', 'icon-svg', 'missing', '404', '500']

/** The files that other programs read, beside the pages of each language. */
export const FILES = ['/feed.xml', '/llms.txt', '/resume.json']

/** The files that exist once for the whole site. Next makes them from files in `app/`, and `app/_server/rewrites.ts` leads to the last two. */
export const SITE_FILES = [
  '/contact.vcf',
  '/robots.txt',
  '/sitemap.xml',
  '/apple-icon',
  '/favicon.ico',
  '/icon.svg',
]
