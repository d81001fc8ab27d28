/** A field without a type, as it stands in a file. */
export type Fields = Record<string, unknown>

const LINK = { url: 'website link' }
const PERIOD = {
  startDate: 'start from startedOn',
  endDate: 'end to finishedOn',
  /** Whether it still goes on. */
  current: 'isCurrent present isCurrentRole currentlyWorking',
  /** Both dates in one text. */
  period: 'date dates duration years',
}
const HIGHLIGHTS = { highlights: 'achievements bullets responsibilities' }

/**
 * The fields of each section, each with the names that other formats and people give it. Case, spaces and lines between
 * words do not matter. The first field names the entry. What is not here is listed and never read, so nobody's `id` or
 * `image` is taken for ours.
 */
const SECTIONS = new Map<string, Fields>(
  Object.entries({
    work: {
      name: 'company companyName employer organization',
      position: 'title role jobTitle',
      location: '',
      ...LINK,
      ...PERIOD,
      summary: 'description',
      ...HIGHLIGHTS,
    },
    volunteer: {
      organization: 'company companyName name',
      position: 'title role',
      ...LINK,
      ...PERIOD,
      summary: 'description',
      ...HIGHLIGHTS,
    },
    education: {
      institution: 'school schoolName university college name',
      area: 'major field fieldOfStudy',
      studyType: 'degree degreeName',
      ...LINK,
      ...PERIOD,
      score: 'gpa grade percentage',
      courses: '',
    },
    awards: {
      title: 'name',
      date: 'issuedOn issueDate',
      awarder: 'issuer',
      summary: 'description',
      ...LINK,
    },
    certificates: { name: 'title', issuer: 'authority organization', date: 'startedOn', ...LINK },
    publications: {
      name: 'title',
      publisher: 'publication',
      releaseDate: 'date publishedOn',
      summary: 'description details',
      ...LINK,
    },
    skills: { name: 'skill', level: '', keywords: 'skills' },
    languages: { language: 'name', fluency: 'level proficiency' },
    interests: { name: '', keywords: '' },
    references: { name: '', reference: 'quote summary' },
    projects: {
      name: 'title',
      description: 'summary details',
      ...LINK,
      repository: 'github',
      ...PERIOD,
      roles: 'role position',
      keywords: 'technologies tech stack',
      ...HIGHLIGHTS,
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

/** The fields of a section, by its name of today. */
export function fieldsOf(section: string) {
  return SECTIONS.get(section)
}

/** Whether an object is a JSON Resume of any generation. Without basics, it may hold nothing else. */
export function isJsonResume({ basics, $schema, meta, ...sections }: Fields) {
  const names = Object.keys(sections)
  return isFields(basics) || (names.length > 0 && names.every((name) => SECTIONS.has(sectionName(name))))
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Without fields whose value is missing. */
export function present(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
