import { careerLists } from '@/content/schema/career'

/** A field without a type, as it stands in a file. */
export type Fields = Record<string, unknown>

/** Other names of fields that several sections have. Case, spaces and lines between words do not matter. */
const COMMON: Record<string, string> = {
  url: 'website link',
  startDate: 'start from startedOn',
  endDate: 'end to finishedOn',
  /** Whether it still goes on. */
  current: 'isCurrent present isCurrentRole currentlyWorking',
  /** Both dates in one text. */
  period: 'date dates duration years',
  summary: 'description details',
  highlights: 'achievements bullets responsibilities',
}

const PROJECT_FIELDS = ['url', 'startDate', 'endDate', 'highlights']

/** Fields of each section with the names that other formats and people give them. The first one names the entry. */
const OWN = new Map<string, Fields>(
  Object.entries({
    work: { name: 'company companyName employer organization', position: 'title role jobTitle' },
    volunteer: { organization: 'company companyName name', position: 'title role' },
    education: {
      institution: 'school schoolName university college name',
      area: 'major field fieldOfStudy',
      studyType: 'degree degreeName',
      score: 'gpa grade percentage',
    },
    awards: { title: 'name', date: 'issuedOn issueDate', awarder: 'issuer' },
    certificates: { name: 'title', issuer: 'authority organization', date: 'startedOn' },
    publications: { name: 'title', publisher: 'publication', releaseDate: 'date publishedOn' },
    skills: { name: 'skill', level: '', keywords: 'skills' },
    languages: { language: 'name', fluency: 'level proficiency' },
    interests: { name: '', keywords: '' },
    references: { name: '', reference: 'quote summary' },
    projects: {
      name: 'title',
      description: 'summary details',
      repository: 'github',
      roles: 'role position',
      keywords: 'technologies tech stack',
      entity: '',
      type: '',
    },
  }),
)

export const BASICS = {
  name: 'fullName',
  label: 'headline title',
  image: 'picture photo avatar',
  email: 'mail',
  phone: 'telephone mobile',
  url: 'website',
  summary: 'about bio',
  location: 'address',
  profiles: '',
}

export const PROFILE = { network: 'name', username: '', url: 'link website' }

/** Today's name of a section. */
export function sectionName(name: string) {
  return name === 'certifications' ? 'certificates' : name
}

/**
 * The fields of a section, by its name of today, each with its other names. They are those of the content. What is not
 * here is listed and never read, so nobody's `id` or `image` is taken for ours.
 */
export function fieldsOf(section: string): Fields | undefined {
  const own = OWN.get(section)
  const [, list] = Object.entries(careerLists).find(([name]) => name === section) ?? []
  const { cv, example, ...shape }: Fields = { ...(list?.element.shape ?? own) }
  const names = [...Object.keys(shape), ...(section === 'projects' ? PROJECT_FIELDS : [])]
  if (names.includes('startDate')) names.push('current', 'period')
  const common = Object.fromEntries(names.map((name) => [name, COMMON[name] ?? '']))
  return own && { ...own, ...common, ...own }
}

/** Whether an object is a JSON Resume of any generation. Without basics, it may hold nothing else. */
export function isJsonResume({ basics, $schema, meta, ...sections }: Fields) {
  const names = Object.keys(sections)
  return isFields(basics) || (names.length > 0 && names.every((name) => OWN.has(sectionName(name))))
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Without fields whose value is missing. */
export function present(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
