/**
 * The sections of a résumé, the fields of each, and other names for them. `renameSections` and `renameFields` change
 * these to ours, which are the names of JSON Resume, or of the content where it has more.
 */
import { careerLists } from '@/content/schema/career'

/** The other names, by our name of a section or a field. Upper case, spaces, `-` and `_` do not matter. */
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
export const LONG_TEXTS = ['summary', 'description']
export const COMMAS = /\s*[,;|\n]\s*/

/** The fields of an entry of each section. If two fields share another name, the first takes it. */
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

/** Lists the long texts of a section whose points become its highlights. */
export function longTextsOf(section: string) {
  return fieldsOf(section).includes('highlights') ? LONG_TEXTS : []
}

export function isSection(name: string) {
  return fieldsOf(name).length > 0 && name !== 'basics' && name !== 'profiles'
}

export function isPersonal(name: string) {
  return fieldsOf('basics').some((field) => namesOf(field).includes(plainName(name)))
}

export function namesOf(name: string) {
  const names = OTHER_NAMES[name]?.split(' ') ?? []
  return (names.includes(name) ? names : [name, ...names]).map(plainName)
}

/** Makes `startdate` of `startDate`, `start_date` and `Start Date`. */
export function plainName(name: unknown) {
  const text = typeof name === 'string' ? name : `${JSON.stringify(name)}`
  return text.toLowerCase().replace(/[\s_-]/g, '')
}
