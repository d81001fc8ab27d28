import { careerLists } from '@/content/schema/career'
import { type Fields, isFields, withoutMissing } from '@/scripts/import/support/fields'
import { reportFields } from '@/scripts/import/support/reports'

/** Names that other formats and people give to a section or a field. Upper case, spaces and lines between words do not matter. */
const OTHER_NAMES: Record<string, string> = {
  basics: 'personal personalInfo personalInformation profile contact contactInfo',
  work: 'experience experiences positions workExperience employment jobs',
  certificates: 'certifications',
  awards: 'honors',
  volunteer: 'volunteering',
  talks: 'presentations speaking',

  label: 'headline title jobTitle role',
  image: 'picture photo avatar',
  email: 'mail emailAddress',
  phone: 'telephone tel mobile phoneNumber',
  location: 'address',
  profiles: 'socials socialLinks socialNetworks',
  network: 'name platform',
  position: 'title role jobTitle designation relationship positions roles',
  name: 'displayName name fullName title label skill category company companyName employer organization',
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
  repository: 'github githubUrl repo',
  roles: 'role position',
  keywords: 'skills technologies tech stack techStack tags languages libraries',
  url: 'website link',
  startDate: 'start from startedOn',
  endDate: 'end to finishedOn',
  current: 'isCurrent present isCurrentRole currentlyWorking',
  /** Both dates in one text, or below one name. */
  period: 'date dates duration years',
  date: 'issuedOn issueDate startedOn',
  releaseDate: 'date publishedOn',
  description: 'summary details',
  summary: 'description details about bio',
  highlights: 'achievements bullets responsibilities',
}
const SILENT = 'id _id uuid order icon color columns'.split(' ')
export const LONG_TEXTS = ['summary', 'description']
/** Fields that people split, such as languages and libraries. */
const WHOLE = [...LONG_TEXTS, 'keywords', 'highlights']
export const COMMAS = /\s*[,;|\n]\s*/

/** The fields of an entry of each section, which are those of the content. The first to have one of two names takes it. */
const FIELDS: Record<string, string[]> = {
  ...Object.fromEntries(
    Object.entries(careerLists).map(([name, { element }]) => [name, Object.keys(element.shape)]),
  ),
  basics: ['label', 'name', 'image', 'email', 'phone', 'url', 'summary', 'location', 'profiles'],
  profiles: ['url', 'network', 'username'],
  references: ['name', 'position', 'company', 'url', 'date', 'reference'],
  skills: ['name', 'level', 'keywords'],
  projects: 'name description repository type roles keywords url startDate endDate highlights'.split(' '),
}

export function sectionName(name: string) {
  const isCalled = (section: string) => namesOf(section).includes(plainName(name))
  return Object.keys(FIELDS).find(isCalled) ?? name
}

/** No other field is read, so nobody's `amount` or `image` is taken for ours. */
export function fieldsOf(section: string) {
  const fields = (FIELDS[section] ?? []).filter((name) => name !== 'cv' && name !== 'example')
  return fields.includes('startDate') ? [...fields, 'current', 'period'] : fields
}

export function isPersonal(name: string) {
  return fieldsOf('basics').some((field) => namesOf(field).includes(plainName(name)))
}

export function renameFields(entry: Fields, section: string, path: string) {
  const rest = new Map(Object.entries(entry).filter(([, value]) => value !== undefined))
  const names = ['firstName', 'lastName'].map((field) => takeField(field, rest)).filter(Boolean)
  if (names.length > 0 && !rest.has('name')) rest.set('name', names.join(' '))
  const renamed: Fields = {}
  for (const field of fieldsOf(section)) {
    const isDated = (renamed.startDate ?? renamed.endDate) !== undefined
    if (field !== 'period' || !isDated) renamed[field] = takeField(field, rest)
  }
  // Without an end, the line at the end says that it goes on.
  if (isFields(renamed.period)) {
    const { start, from = start, end = '', to = end } = renamed.period
    renamed.period = `${from} – ${to}`
  }
  const longTexts = fieldsOf(section).includes('highlights') ? LONG_TEXTS : []
  for (const field of longTexts.filter((one) => Array.isArray(renamed[one]))) {
    renamed.highlights = joinValues([renamed[field], renamed.highlights])
    renamed[field] = undefined
  }
  // Some files say the same text under two names, or a date as a day and as a month.
  const taken = withoutMissing(renamed)
  const known = Object.values(taken).flat().map(plainName)
  const isKnown = (text: string) =>
    known.some((one) => one === text || (/^\d{4}/.test(text) && one.startsWith(text)))
  const lost = [...rest].filter(([key, value]) => !SILENT.includes(key) && !isKnown(plainName(value)))
  reportFields(path, Object.fromEntries(lost))
  return taken
}

function takeField(field: string, rest: Map<string, unknown>): unknown {
  const found = namesOf(field).flatMap((name) => [...rest.keys()].filter((key) => plainName(key) === name))
  const taken = WHOLE.includes(field) ? found : found.slice(0, 1)
  const value = joinValues(taken.map((key) => rest.get(key)))
  for (const key of taken) rest.delete(key)
  // It may be a private street, for which a location has a field.
  const isStreet = typeof value === 'string' && plainName(taken[0]) === 'address'
  return isStreet ? { address: value } : value
}

export function joinValues(values: unknown[]) {
  const all = [...new Set(values.filter((value) => value !== undefined))]
  if (all.length < 2) return all[0]
  return all.every((value) => typeof value === 'string') ? all.join('\n') : all.flat()
}

function namesOf(name: string) {
  const names = OTHER_NAMES[name]?.split(' ') ?? []
  return (names.includes(name) ? names : [name, ...names]).map(plainName)
}

/** Makes `startdate` of `startDate`, `start_date` and `Start Date`. */
export function plainName(name: unknown) {
  const text = typeof name === 'string' ? name : `${JSON.stringify(name)}`
  return text.toLowerCase().replace(/[\s_-]/g, '')
}
