/** The sections of a résumé, the fields of each, and the names that files have for them. */
import { careerLists } from '@/content/schema/career'
import { plainName } from '@/scripts/import/support/fields'

const EMPLOYER = ['company', 'companyName', 'employer', 'organization']
/**
 * A field takes the first of these names that an entry has. Its own name is the first, unless the list has it elsewhere.
 * Upper case, spaces, `-` and `_` do not matter. A name may stand for several fields; the order of FIELDS decides.
 */
const OTHER_NAMES: Record<string, string[]> = {
  // Sections
  basics: ['personal', 'personalInfo', 'personalInformation', 'profile', 'contact', 'contactInfo'],
  work: ['experience', 'experiences', 'positions', 'workExperience', 'employment', 'jobs'],
  certificates: ['certifications'],
  awards: ['honors'],
  volunteer: ['volunteering'],
  talks: ['presentations', 'speaking'],
  // Fields
  label: ['headline', 'title', 'jobTitle', 'role'],
  image: ['picture', 'photo', 'avatar'],
  email: ['mail', 'emailAddress'],
  phone: ['telephone', 'tel', 'mobile', 'phoneNumber'],
  location: ['address'],
  profiles: ['socials', 'socialLinks', 'socialNetworks'],
  network: ['name', 'platform'],
  position: ['title', 'role', 'jobTitle', 'designation', 'relationship', 'positions', 'roles'],
  name: ['displayName', 'name', 'fullName', 'title', 'label', 'skill', 'category', ...EMPLOYER],
  organization: ['company', 'companyName', 'name'],
  studyType: ['degree', 'degreeName'],
  area: ['major', 'field', 'fieldOfStudy'],
  institution: ['school', 'schoolName', 'university', 'college', 'name'],
  score: ['gpa', 'grade', 'percentage'],
  title: ['name'],
  awarder: ['issuer'],
  issuer: ['authority', 'organization'],
  publisher: ['publication'],
  event: ['conference', 'meetup', 'venue', 'organization', 'publisher'],
  place: ['location', 'city'],
  language: ['name'],
  level: ['proficiency', 'description'],
  fluency: ['level', 'proficiency', 'description'],
  reference: ['quote', 'summary', 'description', 'text'],
  repository: ['github', 'githubUrl', 'repo'],
  roles: ['role', 'position'],
  keywords: ['skills', 'technologies', 'tech', 'stack', 'techStack', 'tags', 'languages', 'libraries'],
  url: ['website', 'link'],
  startDate: ['start', 'from', 'startedOn'],
  endDate: ['end', 'to', 'finishedOn'],
  current: ['isCurrent', 'present', 'isCurrentRole', 'currentlyWorking'],
  // Both dates in one text, or below one name
  period: ['date', 'dates', 'duration', 'years'],
  date: ['issuedOn', 'issueDate', 'startedOn'],
  releaseDate: ['date', 'publishedOn'],
  description: ['summary', 'details'],
  summary: ['description', 'details', 'about', 'bio'],
  highlights: ['achievements', 'bullets', 'responsibilities'],
}
const PERIOD = ['startDate', 'endDate']
export const LONG_TEXTS = ['summary', 'description']

/**
 * The fields that are read, so that nobody's `amount` or `image` is taken for ours. If two share another name, the first
 * takes it: `title` is the position in a job, because the schema of the career has `position` before `name`.
 */
const FIELDS = new Map<string, string[]>([
  ...Object.entries(careerLists).map(([name, { element }]) => [name, Object.keys(element.shape)] as const),
  ['basics', ['label', 'name', 'image', 'email', 'phone', 'url', 'summary', 'location', 'profiles']],
  ['profiles', ['url', 'network', 'username']],
  ['references', ['name', 'position', 'company', 'url', 'date', 'reference']],
  ['skills', ['name', 'level', 'keywords']],
  [
    'projects',
    ['name', 'description', 'repository', 'type', 'roles', 'keywords', 'url', ...PERIOD, 'highlights'],
  ],
])

export function sectionName(name: string) {
  const isCalled = (section: string) => namesOf(section).includes(plainName(name))
  return [...FIELDS.keys()].find(isCalled) ?? name
}

export function fieldsOf(section: string) {
  const fields = (FIELDS.get(section) ?? []).filter((name) => name !== 'cv' && name !== 'example')
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
  const names = OTHER_NAMES[name] ?? []
  return (names.includes(name) ? names : [name, ...names]).map(plainName)
}
