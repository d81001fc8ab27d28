import type { Career } from './career'
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
  /** In English. The bar takes the name in the navigation, if there is one. */
  name: string
  /** In English: 70 to 160 characters. `content/descriptions.ts` may say it differently. */
  description: string
  /** Where its light is, from its start and its top: on phones, and from the large breakpoint on. */
  light: [phone: string, large: string]
  /** The content that fills it. If all of it is empty, the page is gone, unless the navigation names it. */
  filledBy?: (content: PageContent) => readonly object[]
  /** Finds what it cannot do without. If that is missing, the page is gone, even if the navigation names it. */
  requires?: (content: Pick<PageContent, 'owner'>) => boolean
}

/** Every page in `app/`, by its address. Those that the navigation leaves out come after it in this order. */
export const pages = {
  '/': {
    name: 'Home',
    description: '{name}: projects, experience, skills, and a way to get in touch with me directly.',
    light: ['80% 16rem', '75% 28rem'],
    filledBy: ({ owner }) => [owner],
  },
  '/about': {
    name: 'About',
    description: 'Who {name} is: how I work, what I have done so far, and where else on the web to find me.',
    light: ['100% 0rem', '18% 36rem'],
    filledBy: ({ owner, awards, publications, references, interests }) =>
      [awards, publications, references, interests, owner.bio ? owner : []].flat(),
  },
  '/skill': {
    name: 'Skills',
    description:
      'Languages and tools that {name} works with, and the experience and qualifications behind them.',
    light: ['100% 30rem', '90% 24rem'],
    filledBy: ({ skills, work, education, languages, certificates, volunteer }) =>
      [skills, work, education, languages, certificates, volunteer].flat(),
  },
  '/services': {
    name: 'Services',
    description:
      'What {name} does for clients: each service with its technologies and the projects that show it.',
    light: ['50% 40rem', '50% 48rem'],
    filledBy: ({ services }) => services,
  },
  '/project': {
    name: 'Projects',
    description: 'Projects by {name}: what each of them does, what it is made of, and where to find it.',
    light: ['100% 16rem', '64% 22rem'],
    filledBy: ({ projects }) => projects,
  },
  '/notes': {
    name: 'Notes',
    description: 'What {name} found out while building: problems, ways to solve them, and figures.',
    light: ['100% 16rem', '64% 22rem'],
    filledBy: ({ notes }) => notes,
  },
  '/github': {
    name: 'Github',
    description: 'The public GitHub profile of {name} in figures, with the time at which they were read.',
    light: ['0% 40rem', '10% 44rem'],
    requires: ({ owner }) => Boolean(owner.handle),
  },
  '/contact': {
    name: 'Contact',
    description: 'How to reach {name}: a form, an e-mail address, and profiles elsewhere on the web.',
    light: ['50% 10rem', '92% 32rem'],
  },
} satisfies Record<string, Page>

/** What else begins an address: pictures, what rewrites lead to, and what Next keeps for itself. */
export const RESERVED_SEGMENTS = ['preview', 'icon-svg', 'icon-ico', 'missing', '404', '500']

/** The files that other programs read, beside the pages of each language. */
export const FILES = ['/feed.xml', '/llms.txt', '/resume.json']

/** The files that exist once for the whole site. Next makes them from files in `app/`, and `app/_server/rewrites.ts` leads to the last two. */
export const SITE_FILES = [
  '/manifest.webmanifest',
  '/contact.vcf',
  '/robots.txt',
  '/sitemap.xml',
  '/apple-icon',
  '/favicon.ico',
  '/icon.svg',
]

export type PageAddress = keyof typeof pages

export const ADDRESSES = Object.keys(pages) as PageAddress[] // the compiler types keys as plain strings

export function pageAt(address: PageAddress): Page {
  return pages[address]
}
