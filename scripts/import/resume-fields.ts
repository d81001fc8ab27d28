import { careerLists } from '@/content/schema/career'
import { listRest, type Remark } from '@/scripts/import/remarks'

/** A field without a type, as it stands in a file. */
export type Fields = Record<string, unknown>
/** Fields with their names of today, each with its other names. */
type Names = Record<string, string>

/** Today's names of sections that other formats and generations call otherwise. */
const SECTIONS = new Map([
  ['certifications', 'certificates'],
  ['experience', 'work'],
  ['positions', 'work'],
  ['honors', 'awards'],
  ['volunteering', 'volunteer'],
])

/** Other names of fields that several sections have. Case, spaces and lines between words do not matter. */
const COMMON: Names = {
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

/** Fields of each section with the names that other formats and people give them. The first one names the entry. */
const OWN = new Map(
  Object.entries<Names>({
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
    references: { name: '', reference: 'quote summary description' },
    projects: {
      name: 'title',
      description: 'summary details',
      repository: 'github',
      roles: 'role position',
      keywords: 'technologies tech stack',
      url: '',
      startDate: '',
      endDate: '',
      highlights: '',
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

/** Returns today's name of a section. */
export function sectionName(name: string) {
  return SECTIONS.get(name) ?? name
}

/**
 * The fields of a section, by its name of today, each with its other names. They are those of the content. What is not
 * here is listed and never read, so nobody's `id` or `image` is taken for ours.
 */
export function fieldsOf(section: string): Names | undefined {
  const own = OWN.get(section)
  if (!own) return undefined
  const { cv, example, ...shape } = Object(careerLists)[section]?.element.shape ?? {}
  const names = [...Object.keys(own), ...Object.keys(shape)]
  if (names.includes('startDate')) names.push('current', 'period')
  return Object.fromEntries(names.map((name) => [name, own[name] || COMMON[name] || '']))
}

/** Checks for a JSON Resume of any generation. Without basics, it may hold nothing else. */
export function isJsonResume({ basics, $schema, meta, ...sections }: Fields) {
  const names = Object.keys(sections)
  return isFields(basics) || (names.length > 0 && names.every((name) => OWN.has(sectionName(name))))
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Leaves out the fields whose value is missing. */
export function present(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/**
 * Gives the fields of an entry the names of today. What has no place is listed.
 *
 * @param fields today's names, each with the other ones. @param path of the entry in the résumé.
 */
export function withTodaysNames(entry: Fields, fields: Names, path: string, remark: Remark) {
  const rest = present(entry)
  const said: Fields = {}
  for (const [name, others] of Object.entries(fields)) {
    if (name === 'period' && (said.startDate ?? said.endDate) !== undefined) continue
    const names = `${name} ${others}`.trim().split(' ').map(plain)
    const [key] = names.flatMap((one) => Object.keys(rest).filter((other) => plain(other) === one))
    if (key === undefined) continue
    said[name] = rest[key]
    delete rest[key]
  }
  // Some files say the same text under the names of two generations.
  const known = Object.values(said).filter((value) => typeof value === 'string')
  const lost = Object.entries(rest).filter(([, value]) => !known.includes(String(value)))
  listRest(path, Object.fromEntries(lost), remark)
  return said
}

/** `startDate`, `start_date` and `Start Date` are the same. */
function plain(name: string) {
  return name.toLowerCase().replace(/[\s_-]/g, '')
}
