import { contactDetails } from '@/components/contact/contact-details'
import { type CareerEntry, careerSection } from '@/components/content/career-sections'
import type { Content } from '@/components/content/content'
import { skillGroups } from '@/components/skill/skill-groups'
import { roleName } from '@/components/text/role-name'
import { CV_SECTIONS, type CvSectionName } from '@/content/schema/cv-sections'
import { unlessExample, withoutExamples } from '@/content/schema/example'
import type { Project } from '@/content/schema/projects'
import type { Skill } from '@/content/schema/skills'

/** Also a skill, whose amount is in per cent, or a group of skills without one. */
export type CvEntry = Partial<CareerEntry> & { title: string; amount?: number }

export type CvSection = { name: CvSectionName; heading: string; text?: string; entries: CvEntry[] }

/** A line each, because they only show that others have merged something. */
const MOST_CONTRIBUTIONS = 2

export type CvContent = ReturnType<typeof cvContent>

/** Returns all that the CV says, in its order: without examples, and without what the owner leaves out. */
export function cvContent(content: Content) {
  const { owner } = content
  const names = CV_SECTIONS.filter((name) => !owner.cvWithout?.includes(name))
  return {
    header: {
      name: owner.name,
      roles: withoutExamples(owner.roles).map(roleName),
      headline: unlessExample(owner.headline),
      availability: owner.availability,
      updated: owner.updated,
      picture: owner.cvPicture || undefined,
      ...contactDetails(content),
    },
    sections: names.map((name) => sectionOf(content, name)),
  }
}

function sectionOf(content: Content, name: CvSectionName): CvSection {
  const { owner, projects, skills, words } = content
  if (name === 'profile')
    return { name, heading: words.cv.profile, text: unlessExample(owner.bio), entries: [] }
  if (name === 'skills') return { name, heading: words.cv.skills, entries: skillEntries(shown(skills)) }
  if (name === 'projects')
    return { name, heading: words.cv.projects, entries: shown(projects).map(projectEntry).map(byMonth) }
  const { heading, entries } = careerSection(content, name)
  if (name === 'contributions')
    return { name, heading, entries: shown(entries).slice(0, MOST_CONTRIBUTIONS).map(byMonth) }
  if (name === 'work' || name === 'volunteer') return { name, heading, entries: shown(entries).map(byMonth) }
  if (name !== 'education') return { name, heading, entries: shown(entries) }
  // Courses stand in one line.
  const inLine = ({ highlights, ...entry }: CareerEntry) => byMonth({ ...entry, notes: highlights })
  return { name, heading: words.cv.education, entries: shown(entries).map(inLine) }
}

/** Cuts the dates to their month, because nobody asks for the day on which a job began. */
function byMonth<Entry extends { start?: string; end?: string }>(entry: Entry) {
  const [start, end] = [entry.start, entry.end].map((date) => date?.slice(0, '2013-12'.length))
  return { ...entry, start, end }
}

function shown<Entry extends { cv?: boolean; example?: boolean }>(entries: Entry[]) {
  return withoutExamples(entries).filter(({ cv }) => cv !== false)
}

/** Puts those without an amount last, in their groups. */
function skillEntries(skills: Skill[]): CvEntry[] {
  const measured = skills.filter(({ amount }) => amount !== undefined)
  return [
    ...measured.map(({ skillName, amount, keywords }) => ({ title: skillName, amount, notes: keywords })),
    ...skillGroups(skills).map(({ heading, names }) => ({ title: heading, notes: names })),
  ]
}

function projectEntry({ title, link, role, start, end, description, highlights, techUsed }: Project) {
  const notes = [techUsed].filter(Boolean)
  return { title, titleLink: link, organization: role, start, end, summary: description, highlights, notes }
}
