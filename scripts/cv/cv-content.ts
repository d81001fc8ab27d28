import { profiles } from '@/app/_metadata/json-resume'
import type { Content } from '@/components/content/content'
import { ageOf, newestFirst } from '@/components/content/jobs'
import { roleName } from '@/components/text/role-name'
import { own, real } from '@/content/schema/example'
import type { CvSection } from '@/content/schema/owner'

export type CvContent = ReturnType<typeof cvContent>

type Entry = { cv?: boolean; example?: boolean }

/** All that the CV shows: without examples, and without what the owner leaves out. Jobs stand newest first. */
export function cvContent(content: Content) {
  const { owner, projects, skills } = content
  const hasSection = (section: CvSection) => !owner.cvWithout?.includes(section)
  const entries = <One extends Entry>(section: CvSection, list: One[]) =>
    hasSection(section) ? own(list).filter(({ cv }) => cv !== false) : []
  return {
    header: {
      name: owner.name,
      roles: owner.roles.map(roleName),
      headline: real(owner.headline),
      availability: owner.availability,
      updated: owner.updated,
      place: real(owner.place),
      email: real(owner.email),
      phone: owner.phone,
      links: profiles(content).map(({ url }) => url),
    },
    profile: hasSection('profile') ? real(owner.bio) : undefined,
    work: newestFirst(entries('work', content.work)),
    education: entries('education', content.education),
    skills: entries('skills', skills),
    projects: entries('projects', projects),
    languages: entries('languages', content.languages),
    certificates: entries('certificates', content.certificates),
    awards: entries('awards', content.awards),
    volunteer: entries('volunteer', content.volunteer),
    publications: entries('publications', content.publications),
    interests: entries('interests', content.interests),
    references: entries('references', content.references),
  }
}

/** Sections whose entries have a date, or may have one. Of the others, none is older than another. */
const DATED = [
  'work',
  'education',
  'projects',
  'certificates',
  'awards',
  'volunteer',
  'publications',
] as const

type Dated = Partial<Record<'startDate' | 'start' | 'endDate' | 'end' | 'date' | 'releaseDate', string>>

/** The projects that say more than an old job. */
const FIRST_PROJECTS = 3

/**
 * Lists what the CV can leave out to become shorter: the later projects if they have no date, then what is oldest, then
 * the rest without a date. Where no date says it, the last comes first. The newest job and the newest qualification always stay.
 */
export function oldestFirst(content: CvContent) {
  const [newestJob] = content.work
  const dated = DATED.flatMap((section) => content[section].map((entry) => ({ entry, age: entryAge(entry) })))
    .filter(({ entry, age }) => age && entry !== newestJob)
    .toSorted((one, other) => one.age.localeCompare(other.age))
    .map(({ entry }) => entry)
  const newestDegree = dated.findLast((entry) => (content.education as object[]).includes(entry))
  const undated = [...DATED.flatMap(undatedIn), ...content.interests, ...content.references].toReversed()
  const laterProjects = content.projects.slice(FIRST_PROJECTS).toReversed()
  const first = laterProjects.filter((project) => undated.includes(project))
  return [...new Set([...first, ...dated.filter((entry) => entry !== newestDegree), ...undated])]

  function undatedIn(section: (typeof DATED)[number]): object[] {
    // Education without dates is no older than the rest of it.
    return section === 'education'
      ? []
      : content[section].filter((one) => !entryAge(one) && one !== newestJob)
  }
}

function entryAge({ startDate, start, endDate, end, date, releaseDate }: Dated) {
  return ageOf(startDate || start, endDate || end || date || releaseDate)
}

export function without(content: CvContent, left: object[]): CvContent {
  const shorter = Object.entries(content).map(([section, part]) => [
    section,
    Array.isArray(part) ? part.filter((entry) => !left.includes(entry)) : part,
  ])
  return Object.fromEntries(shorter)
}

/** For example `Analyst, Engines, 1843`. */
export function describe(entry: object) {
  const { position, studyType, area, title, name, organization, institution, ...rest } = entry as Dated &
    Record<string, string>
  const texts = [position ?? title ?? studyType ?? area, name ?? organization ?? institution]
  return [...texts, rest.endDate || rest.end || rest.startDate || rest.start || rest.date || rest.releaseDate]
    .filter(Boolean)
    .join(', ')
}
