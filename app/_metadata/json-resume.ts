import { absolute, siteAddress } from '@/app/_metadata/site-address'
import { career } from '@/components/content/content'
import { newestFirst } from '@/components/content/jobs'
import { isExamplePicture } from '@/components/content/public-file'
import { encodedPath } from '@/components/content/public-path'
import { gitHubAddress } from '@/components/github/github-profile'
import { techKeywords } from '@/components/project/tech-keywords'
import { roleName } from '@/components/text/role-name'
import type { Career } from '@/content/schema/career'
import { isExample, own, real } from '@/content/schema/example'
import type { Owner } from '@/content/schema/owner'
import type { Project } from '@/content/schema/projects'
import type { Skill } from '@/content/schema/skills'
import type { SocialLink } from '@/content/schema/socials'

/** The parts of the content that have a place in a JSON Resume. */
export type ResumeContent = Career & {
  /** The prefix of each address. */
  base?: string
  owner: Owner
  socials: SocialLink[]
  contactSocials: SocialLink[]
  skills: Skill[]
  projects: Project[]
}

/** The owner's addresses on other sites, GitHub first, each once. */
export function profiles({ owner, socials, contactSocials }: ResumeContent) {
  const links = own([...socials, ...contactSocials]).map(({ label, link }) => ({ network: label, url: link }))
  const handle = real(owner.handle)
  if (handle) links.unshift({ network: 'GitHub', url: gitHubAddress(handle) })
  return links.filter(
    ({ url }, index) => !isExample(url) && links.findIndex((link) => link.url === url) === index,
  )
}

/** Nothing for the portrait that we ship. */
export function portraitAddress({ portrait }: Owner) {
  return isExamplePicture(portrait) ? undefined : absolute(encodedPath(portrait))
}

/** The content as a JSON Resume (schema 1.0.0), without examples and empty texts. */
export function resume(from: ResumeContent) {
  const { base = '', owner, skills, projects } = from
  const place = real(owner.place)
  return withoutEmpty({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: real(owner.name),
      label: owner.roles.map(roleName).join(', '),
      image: portraitAddress(owner),
      email: real(owner.email),
      phone: real(owner.phone),
      url: siteAddress + base,
      summary: real(owner.bio),
      location: place ? { city: place } : undefined,
      profiles: profiles(from),
    },
    ...realCareer({ ...from, work: newestFirst(from.work) }),
    skills: own(skills).map(({ skillName, amount, keywords }) => ({
      name: skillName,
      level: amount === undefined ? undefined : `${amount} %`,
      keywords,
    })),
    projects: own(projects).map((project) => ({
      name: project.title,
      description: project.description,
      keywords: techKeywords(project),
      url: real(project.link),
      startDate: project.start,
      endDate: project.end,
      roles: real(project.role)?.split(/,\s*/),
      highlights: project.highlights,
    })),
    meta: { canonical: `${siteAddress}${base}/resume.json`, version: 'v1.0.0', lastModified: owner.updated },
  })
}

/** It has the names and the shape of a JSON Resume already. */
function realCareer(from: Career): Career {
  const names = Object.keys(career) as (keyof Career)[] // the compiler types keys as plain strings
  return Object.fromEntries(names.map((name) => [name, own<object>(from[name]).map(withoutCv)])) as Career
}

/** Other programs need not know which entries the CV leaves out. */
function withoutCv({ cv: _, ...entry }: { cv?: boolean }) {
  return entry
}

function withoutEmpty<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (_, part) => (part === '' ? undefined : part)))
}
