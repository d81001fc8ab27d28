import { createHash } from 'node:crypto'
import type { Article } from '@/components/content/article-lists'
import { type CareerEntry, careerSection } from '@/components/content/career-sections'
import { contactDetails } from '@/components/content/contact-details'
import type { Content } from '@/components/content/content'
import { ownRoles } from '@/components/content/jobs'
import { chosenBy } from '@/components/content/pitches'
import { tagsOf } from '@/components/content/published-articles'
import { plainText } from '@/components/markdown/plain-text'
import { skillGroups } from '@/components/skill/skill-groups'
import { CV_SECTIONS, type CvSectionName } from '@/content/schema/cv-sections'
import { unlessExample, withoutExamples } from '@/content/schema/example'
import type { Project } from '@/content/schema/projects'
import type { Skill } from '@/content/schema/skills'

/** An entry of the career, a project, a skill with its amount in per cent, or a group of skills without amounts. */
export type CvEntry = Partial<CareerEntry> & { title: string; amount?: number }

export type CvSectionContent = { name: CvSectionName; heading: string; text?: string; entries: CvEntry[] }

/** Two contributions are enough to show that others have merged something. */
const SHOWN_CONTRIBUTIONS = 2
/** In these sections, a date ends with its month. The others show the day. */
const BY_MONTH: CvSectionName[] = ['work', 'education', 'projects', 'contributions', 'volunteer']
const MARK = /^%cv-sections \S+$/m
/** Fields without effect on what the CV says. */
const UNSEEN = ['id', 'cv', 'example', 'sources', 'heading', 'network']

export type CvContent = ReturnType<typeof cvContent> & { letter?: string }

/** Replaces the parts of the content that a pitch chooses. Its title takes the place of the roles, and its text that of the bio. */
export function pitchContent(pitch: Article, content: Content): Content {
  const { projects, skills } = chosenBy(pitch, content)
  const blocks = pitch.body().tree.children.filter((block) => block.type === 'element')
  return {
    ...content,
    projects: projects.map((project) => ({ ...project, cv: true })),
    skills: skills.map((skill) => ({ ...skill, cv: true })),
    owner: {
      ...content.owner,
      roles: [pitch.title],
      headline: undefined,
      bio: blocks.map(plainText).join('\n'),
      cvWithout: CV_SECTIONS.filter((name) => tagsOf(pitch.without).includes(name)),
    },
  }
}

export function cvContent(content: Content) {
  const { owner } = content
  const names = CV_SECTIONS.filter((name) => !owner.cvWithout?.includes(name))
  return {
    header: {
      name: owner.name,
      roles: ownRoles(owner),
      headline: unlessExample(owner.headline),
      availability: owner.availability,
      updated: owner.updated,
      picture: owner.cvPicture || undefined,
      ...contactDetails(content),
    },
    sections: names.map((name) => byMonth(sectionOf(content, name))),
  }
}

function sectionOf(content: Content, name: CvSectionName): CvSectionContent {
  const { owner, projects, skills } = content
  const { cv } = content.words
  if (name === 'profile') return { name, heading: cv.profile, text: unlessExample(owner.bio), entries: [] }
  if (name === 'skills') return { name, heading: cv.skills, entries: skillEntries(forCv(skills)) }
  if (name === 'projects') return { name, heading: cv.projects, entries: forCv(projects).map(projectEntry) }
  const { heading, entries } = careerSection(content, name)
  const most = name === 'contributions' ? SHOWN_CONTRIBUTIONS : undefined
  if (name !== 'education') return { name, heading, entries: forCv(entries).slice(0, most) }
  const coursesInLine = ({ highlights, ...entry }: CareerEntry) => ({ ...entry, notes: highlights })
  return { name, heading: cv.education, entries: forCv(entries).map(coursesInLine) }
}

function byMonth(section: CvSectionContent) {
  if (!BY_MONTH.includes(section.name)) return section
  const month = (date?: string) => date?.slice(0, '2013-12'.length)
  const entries = section.entries.map((one) => ({ ...one, start: month(one.start), end: month(one.end) }))
  return { ...section, entries }
}

function forCv<Entry extends { cv?: boolean; example?: boolean }>(entries: Entry[]) {
  return withoutExamples(entries).filter(({ cv }) => cv !== false)
}

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

/** Returns the line that marks a PDF with a hash of its content, because Git keeps no dates of files to compare. */
export function cvMark(content: Content) {
  // Markup, words of ours and written dates are left out, because they change with an update of ours or of Node.
  const hashed = JSON.stringify([content.language, cvContent(content)], (field, value) =>
    UNSEEN.includes(field) || value === '' ? undefined : value,
  )
  return `%cv-sections ${createHash('sha256').update(hashed).digest('base64url')}`
}

/** Checks if a PDF was printed from other content. A PDF without such a mark cannot be compared, so it passes. */
export function isOutdated(pdf: Buffer, content: Content) {
  const mark = cvMark(content)
  const [printed = mark] = MARK.exec(pdf.toString('latin1', pdf.length - 100)) ?? []
  return printed !== mark
}
