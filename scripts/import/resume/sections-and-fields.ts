/** The sections of a résumé, the fields of each, and the names that files have for them. */
import { careerLists } from '@/content/schema/career'
import { plainName } from '@/scripts/import/support/fields'

/**
 * The names that files have for a section or a field, the best first. Upper case, spaces, `-` and `_` do not matter.
 * Two fields may share a name: the `title` of a job is its position, because FIELDS has `position` before `name`.
 */
const NAMES: Record<string, string> = {
  basics: 'basics personal personalInfo personalInformation profile contact contactInfo',
  work: 'work experience experiences positions workExperience employment jobs',
  certificates: 'certificates certifications',
  awards: 'awards honors',
  volunteer: 'volunteer volunteering',
  talks: 'talks presentations speaking',
  label: 'label headline title jobTitle role',
  image: 'image picture photo avatar',
  email: 'email mail emailAddress',
  phone: 'phone telephone tel mobile phoneNumber',
  location: 'location address',
  profiles: 'profiles socials social socialLinks socialNetworks links',
  network: 'network name platform',
  position: 'position title role jobTitle designation relationship positions roles',
  firstName: 'firstName first givenName given',
  lastName: 'lastName last surname familyName family',
  name: 'displayName name fullName full title label skill category company companyName employer organization',
  organization: 'organization company companyName name',
  studyType: 'studyType degree degreeName',
  area: 'area major field fieldOfStudy',
  institution: 'institution school schoolName university college name',
  score: 'score gpa grade percentage',
  title: 'title name',
  awarder: 'awarder issuer',
  issuer: 'issuer authority organization',
  publisher: 'publisher publication journal',
  event: 'event conference meetup venue organization publisher',
  place: 'place location city',
  language: 'language name label title',
  level: 'level proficiency description',
  fluency: 'fluency level proficiency description details',
  reference: 'reference quote summary description text',
  repository: 'repository github githubUrl repo',
  roles: 'roles role position',
  keywords: 'keywords skills technologies tech stack techStack tags languages libraries details',
  url: 'url website link href homepage',
  startDate: 'startDate start from startedOn',
  endDate: 'endDate end to finishedOn',
  current: 'current isCurrent present isCurrentRole currentlyWorking',
  // Both dates in one text, or below one name
  period: 'period date dates duration years year span term',
  date: 'date issuedOn issueDate startedOn year',
  releaseDate: 'releaseDate date publishedOn year',
  description: 'description summary details',
  summary: 'summary description details about bio',
  highlights: 'highlights achievements bullets responsibilities',
}
export const LONG_TEXTS = ['summary', 'description']

/** The fields that are read, in this order. Others, such as somebody's `amount`, are not taken for ours. */
const FIELDS = new Map<string, string[]>([
  ...Object.entries(careerLists).map(([name, { element }]) => [name, Object.keys(element.shape)] as const),
  ['basics', 'label name image email phone url summary location profiles'.split(' ')],
  ['profiles', ['url', 'network', 'username']],
  ['references', ['name', 'position', 'company', 'url', 'date', 'reference']],
  ['skills', ['name', 'level', 'keywords']],
  ['projects', 'name description repository type roles keywords url startDate endDate highlights'.split(' ')],
])

export function sectionName(name: string) {
  const isCalled = (section: string) => namesOf(section).includes(plainName(name))
  return [...FIELDS.keys()].find(isCalled) ?? name
}

export function fieldNames(section: string) {
  const fields = (FIELDS.get(section) ?? []).filter((name) => name !== 'cv' && name !== 'example')
  return fields.includes('startDate') ? [...fields, 'current', 'period'] : fields
}

/** Lists the long texts of a section whose points become its highlights. */
export function longTextsOf(section: string) {
  return fieldNames(section).includes('highlights') ? LONG_TEXTS : []
}

export function isSection(name: string) {
  return fieldNames(name).length > 0 && name !== 'basics' && name !== 'profiles'
}

export function isPersonal(name: string) {
  return fieldNames('basics').some((field) => namesOf(field).includes(plainName(name)))
}

export function namesOf(name: string) {
  return (NAMES[name] ?? name).split(' ').map(plainName)
}
