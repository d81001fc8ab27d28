import { careerLists } from '@/content/schema/career'
import { listRest, type Remark } from '@/scripts/import/remarks'

/** A field without a type, as it stands in a file. */
export type Fields = Record<string, unknown>
/** Fields with their names of today, each with its other names. */
export type Names = Record<string, string>

/** Today's names of sections that other formats and generations call otherwise. */
const SECTIONS = new Map([
  ['certifications', 'certificates'],
  ['experience', 'work'],
  ['positions', 'work'],
  ['honors', 'awards'],
  ['volunteering', 'volunteer'],
])

/** Names that other formats and people give to fields of entries. Case, spaces and lines between words do not matter. */
const OTHER_NAMES = new Map(
  Object.entries({
    label: 'headline title',
    image: 'picture photo avatar',
    email: 'mail',
    phone: 'telephone mobile',
    location: 'address',
    network: 'name',
    position: 'title role jobTitle designation',
    name: 'fullName title skill company companyName employer organization',
    organization: 'company companyName name',
    studyType: 'degree degreeName',
    area: 'major field fieldOfStudy',
    institution: 'school schoolName university college name',
    score: 'gpa grade percentage',
    title: 'name',
    awarder: 'issuer',
    issuer: 'authority organization',
    publisher: 'publication',
    language: 'name',
    fluency: 'level proficiency',
    reference: 'quote summary description text',
    company: 'organization',
    repository: 'github',
    roles: 'role position',
    keywords: 'skills technologies tech stack',
    url: 'website link',
    startDate: 'start from startedOn',
    endDate: 'end to finishedOn',
    /** Says whether it still goes on. */
    current: 'isCurrent present isCurrentRole currentlyWorking',
    /** Both dates in one text. */
    period: 'date dates duration years',
    date: 'issuedOn issueDate startedOn',
    releaseDate: 'date publishedOn',
    description: 'summary details',
    summary: 'description details about bio',
    highlights: 'achievements bullets responsibilities',
  }),
)

/** The fields of an entry of each section, which are those of the content. The first to have one of two names takes it. */
const FIELDS = new Map([
  ...Object.entries(careerLists).map(([name, { element }]) => [name, Object.keys(element.shape)] as const),
  ['basics', 'label name image email phone url summary location profiles'.split(' ')],
  ['profiles', ['network', 'username', 'url']],
  ['references', ['name', 'position', 'company', 'reference']],
  ['skills', ['name', 'level', 'keywords']],
  ['projects', 'name description repository type roles keywords url startDate endDate highlights'.split(' ')],
])

export function sectionName(name: string) {
  return SECTIONS.get(name) ?? name
}

/** The fields of a section with their other names. No other is read, so nobody's `id` or `image` is taken for ours. */
export function fieldsOf(section: string): Names {
  const fields = FIELDS.get(section)?.filter((name) => name !== 'cv' && name !== 'example') ?? []
  const names = fields.includes('startDate') ? [...fields, 'current', 'period'] : fields
  return Object.fromEntries(names.map((name) => [name, OTHER_NAMES.get(name) ?? '']))
}

/** Checks for a JSON Resume of any generation. Without basics, it may hold nothing else. */
export function isJsonResume({ basics, $schema, meta, ...sections }: Fields) {
  const names = Object.keys(sections)
  return isFields(basics) || (names.length > 0 && names.every((name) => FIELDS.has(sectionName(name))))
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Leaves out the fields whose value is missing. */
export function present(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** Gives the fields of an entry the names of today. What has no place is listed. */
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
