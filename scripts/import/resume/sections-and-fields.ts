/**
 * The sections of a résumé, the fields of each, and the names that files have for them, the best first. Upper case,
 * spaces, `-` and `_` do not matter. Within a section, no two fields share a name.
 */
import { careerLists } from '@/content/schema/career'
import { plainName } from '@/scripts/import/support/fields'

const KEYWORDS = 'keywords skills technologies tech stack techStack tags languages libraries'
const NAMES: Record<string, string> = {
  basics: 'basics personal personalInfo personalInformation profile contact contactInfo',
  work: 'work experience experiences positions workExperience employment jobs',
  certificates: 'certificates certifications',
  awards: 'awards honors',
  volunteer: 'volunteer volunteering',
  talks: 'talks presentations speaking',
  profiles: 'profiles socials social socialLinks socialNetworks links',
  name: 'displayName name title label skill category',
  firstName: 'firstName first givenName given',
  lastName: 'lastName last surname familyName family',
  label: 'label headline title jobTitle role',
  image: 'image picture photo avatar',
  email: 'email mail emailAddress',
  phone: 'phone telephone tel mobile phoneNumber',
  location: 'location address',
  network: 'network name platform',
  position: 'position title role jobTitle designation relationship positions roles',
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
  keywords: KEYWORDS,
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
/** The names of a field in a section where one of the names above means something else, or where one more does not. */
const OWN_NAMES: Record<string, string> = {
  'basics.name': 'displayName name fullName full',
  'work.name': 'displayName name company companyName employer organization',
  'references.name': 'displayName name fullName',
  'skills.keywords': `${KEYWORDS} details`,
  'interests.keywords': `${KEYWORDS} details`,
}
export const LONG_TEXTS = ['summary', 'description']

/** The fields that are read. Others, such as somebody's `amount`, are not taken for ours. */
const FIELDS = new Map<string, string[]>([
  ...Object.entries(careerLists).map(([name, { element }]) => [name, Object.keys(element.shape)] as const),
  ['basics', 'name label image email phone url summary location profiles'.split(' ')],
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
  return fieldNames('basics').some((field) => namesOf(field, 'basics').includes(plainName(name)))
}

/** @param section of a field */
export function namesOf(name: string, section = '') {
  const names = OWN_NAMES[`${section}.${name}`] ?? NAMES[name] ?? name
  return names.split(' ').map(plainName)
}
