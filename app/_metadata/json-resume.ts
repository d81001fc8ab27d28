import { portraitAddress } from '@/app/_metadata/portrait'
import { siteAddress } from '@/app/_metadata/site-address'
import { CAREER_LISTS } from '@/components/content/career-sections'
import { type ContactContent, contactDetails } from '@/components/content/contact-details'
import { newestFirst, ownRoles } from '@/components/content/jobs'
import { splitAtCommas } from '@/components/text/split-at-commas'
import type { Career } from '@/content/schema/career'
import { unlessExample, withoutExamples } from '@/content/schema/example'
import type { Project } from '@/content/schema/projects'
import type { Skill } from '@/content/schema/skills'

export type ResumeContent = Career & ContactContent & { base?: string; skills: Skill[]; projects: Project[] }

/** The content as a JSON Resume (schema 1.0.0), without examples and empty texts. */
export function resume(from: ResumeContent) {
  const { base = '', owner, skills, projects } = from
  const { place, email, phone, profiles } = contactDetails(from)
  const sorted = { ...from, work: newestFirst(from.work) }
  const lists = CAREER_LISTS.map((list) => [list, withoutExamples<object>(sorted[list])])
  return withoutEmpty({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: unlessExample(owner.name),
      label: ownRoles(owner).join(', '),
      image: portraitAddress(owner),
      email,
      phone,
      url: siteAddress + base,
      summary: unlessExample(owner.bio),
      location: place ? { city: place } : undefined,
      profiles,
    },
    ...(Object.fromEntries(lists) as Career), // the compiler types keys as plain strings
    skills: withoutExamples(skills).map(({ skillName, amount, keywords }) => ({
      name: skillName,
      level: amount === undefined ? undefined : `${amount} %`,
      keywords,
    })),
    projects: withoutExamples(projects).map((project) => ({
      name: project.title,
      description: project.description,
      keywords: splitAtCommas(project.techUsed),
      url: unlessExample(project.link),
      startDate: project.start,
      endDate: project.end,
      type: project.type,
      roles: unlessExample(project.role) ? splitAtCommas(String(project.role)) : undefined,
      highlights: project.highlights,
    })),
    meta: { canonical: `${siteAddress}${base}/resume.json`, version: 'v1.0.0', lastModified: owner.updated },
  })
}

/** Leaves out empty texts, and `cv`, which is for our own CV alone. */
function withoutEmpty<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (name, part) => (part === '' || name === 'cv' ? undefined : part)))
}
