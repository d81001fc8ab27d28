import type { Career } from '@/content/schema/career'
import type { Owner } from '@/content/schema/owner'
import type { Project } from '@/content/schema/projects'
import type { Service } from '@/content/schema/services'
import type { Skill } from '@/content/schema/skills'

type Content = Career & {
  owner: Owner
  skills: Skill[]
  services: Service[]
  projects: Project[]
  notes: readonly unknown[]
}

type Page = {
  /** Where its light is, from its start and its top: on phones, and from the large breakpoint on. */
  light: [phone: string, large: string]
  /** What fills it. If all of it is empty, the page is gone, unless the navigation names it. */
  filling?: (content: Content) => readonly unknown[]
  /** What it cannot do without. If that is missing, the page is gone, even if the navigation names it. */
  need?: (content: Content) => unknown
}

/** Every page in `app/`, by its address. Those that the navigation leaves out come after it in this order. */
export const pages = {
  '/': { light: ['80% 16rem', '75% 28rem'] },
  '/about': {
    light: ['100% 0rem', '18% 36rem'],
    filling: ({ owner, awards, publications, references, interests }) => [
      ...[owner.bio].filter(Boolean),
      ...awards,
      ...publications,
      ...references,
      ...interests,
    ],
  },
  '/skill': {
    light: ['100% 30rem', '90% 24rem'],
    filling: ({ skills, work, education, languages, certificates, volunteer }) => [
      ...skills,
      ...work,
      ...education,
      ...languages,
      ...certificates,
      ...volunteer,
    ],
  },
  '/services': { light: ['50% 40rem', '50% 48rem'], filling: ({ services }) => services },
  '/project': { light: ['100% 16rem', '64% 22rem'], filling: ({ projects }) => projects },
  '/notes': { light: ['100% 16rem', '64% 22rem'], filling: ({ notes }) => notes },
  '/github': { light: ['0% 40rem', '10% 44rem'], need: ({ owner }) => owner.handle },
  '/contact': { light: ['50% 10rem', '92% 32rem'] },
} satisfies Record<string, Page>

/** Where the articles are, by the address of their pages. */
export const ARTICLE_FOLDERS = { '/project': 'content/projects', '/notes': 'content/notes' } as const

export type PageAddress = keyof typeof pages

export const ADDRESSES = Object.keys(pages) as PageAddress[] // the compiler types keys as plain strings

export function pageAt(address: PageAddress): Page {
  return pages[address]
}
