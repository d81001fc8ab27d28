import { careerLists } from '@/content/schema/career'
import type { Fields } from '@/scripts/import/support/fields'
import { reportFields } from '@/scripts/import/support/reports'

/** The names in JSON Resume of sections that other formats call otherwise. */
const SECTIONS = new Map([
  ['certifications', 'certificates'],
  ['experience', 'work'],
  ['positions', 'work'],
  ['honors', 'awards'],
  ['volunteering', 'volunteer'],
  ['presentations', 'talks'],
  ['speaking', 'talks'],
])

/** Names that other formats and people give to a field. Upper case, spaces and lines between words do not matter. */
const OTHER_NAMES: Record<string, string> = {
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
  event: 'conference meetup venue organization publisher',
  place: 'location city',
  language: 'name',
  level: 'proficiency description',
  fluency: 'level proficiency description',
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
}

/** The fields of an entry of each section, which are those of the content. The first to have one of two names takes it. */
const FIELDS = new Map<string, string[]>([
  ...Object.entries(careerLists).map(([name, { element }]) => [name, Object.keys(element.shape)] as const),
  ['basics', 'label name image email phone url summary location profiles'.split(' ')],
  ['profiles', ['url', 'network', 'username']],
  ['references', ['name', 'position', 'company', 'url', 'date', 'reference']],
  ['skills', ['name', 'level', 'keywords']],
  ['projects', 'name description repository type roles keywords url startDate endDate highlights'.split(' ')],
])

export function sectionName(name: string) {
  return SECTIONS.get(name) ?? name
}

/** Lists the fields of a section. No other is read, so nobody's `id` or `image` is taken for ours. */
export function fieldsOf(section: string) {
  const fields = FIELDS.get(section)?.filter((name) => name !== 'cv' && name !== 'example') ?? []
  return fields.includes('startDate') ? [...fields, 'current', 'period'] : fields
}

/** Gives the fields of an entry their names in JSON Resume. Those that have no place are reported. */
export function renameFields(entry: Fields, fields: string[], path: string) {
  const rest = new Map(Object.entries(entry).filter(([, value]) => value !== undefined))
  const renamed: Fields = {}
  for (const field of fields) {
    if (field === 'period' && (renamed.startDate ?? renamed.endDate) !== undefined) continue
    const names = [field, ...(OTHER_NAMES[field]?.split(' ') ?? [])]
    const [key] = names.flatMap((name) => [...rest.keys()].find((other) => isSameName(name, other)) ?? [])
    if (key === undefined) continue
    const value = rest.get(key)
    // It may be a private street, for which a location has a field.
    renamed[field] = isSameName(key, 'address') && typeof value === 'string' ? { address: value } : value
    rest.delete(key)
  }
  // Some files say the same text under the names of two generations.
  const known = Object.values(renamed).filter((value) => typeof value === 'string')
  const lost = [...rest].filter(([, value]) => !known.includes(String(value)))
  reportFields(path, Object.fromEntries(lost))
  return renamed
}

/** Compares two names, of which `startDate`, `start_date` and `Start Date` are the same. */
export function isSameName(...names: [string, string]) {
  const [one, other] = names.map((name) => name.toLowerCase().replace(/[\s_-]/g, ''))
  return one === other
}
