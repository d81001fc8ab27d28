/**
 * The sections of a résumé, the fields of each, and the names that files have for them, the best first. Upper case,
 * spaces, `-` and `_` do not matter. A row such as `work.name` is for that section. In a section, no two fields share a name.
 * Names within a value stand in `read-value.ts`, and those of frames in `page-frames.ts` and `find-resume.ts`.
 */
import { careerLists } from '@/content/schema/career'
import { plainName } from '@/scripts/import/values/names'

const KEYWORDS = 'keywords skills technologies tech stack techStack tags languages libraries'
const NAMES: Record<string, string> = {
  // Sections
  basics: 'basics personal personalInformation generalInformation profile contact info sidebar',
  work: 'work experience positions workExperience workExp professionalExperience workHistory employment industry jobs',
  education: 'education schools degrees',
  skills: 'skills softwareSkills',
  projects: 'projects bigProjects personalProjects sideProjects openSourceProjects',
  certificates: 'certificates certifications',
  awards: 'awards honors achievements honorsAwards honorsAndAwards awardsAndHonors',
  volunteer: 'volunteer volunteering',
  talks: 'talks presentations speaking',
  profiles: 'profiles socials social socialLinks socialNetworks socialMedia socialMediaLinks links',
  // Fields
  name: 'displayName name title label skill skillName projectName category',
  'basics.name': 'displayName name fullName full',
  'work.name': 'displayName name company companyName employer organization institution place',
  'references.name': 'displayName name fullName',
  firstName: 'firstName first givenName given',
  lastName: 'lastName last surname familyName family',
  label: 'label headline tagline title jobTitle role position',
  image: 'image picture photo avatar profileImage',
  email: 'email mail emailAddress',
  phone: 'phone telephone tel mobile phoneNumber',
  location: 'location address',
  network: 'network name platform label',
  position: 'position title role jobTitle designation relationship positions roles',
  organization: 'organization company companyName name',
  studyType: 'studyType degree degreeName academicDegree qualification subHeader title',
  area: 'area major field fieldOfStudy',
  institution: 'institution school schoolName university college name place',
  score: 'score gpa cgpa overallGPA grade percentage',
  title: 'title name text awardInfo',
  awarder: 'awarder issuer organization institution',
  issuer: 'issuer authority organization institution',
  publisher: 'publisher publication journal journalName conference conferenceName venue',
  event: 'event conference meetup venue organization publisher',
  place: 'place location city',
  language: 'language name label title idiom',
  level: 'level skillLevel proficiency description',
  fluency: 'fluency level proficiency description details',
  reference: 'reference quote summary description text',
  repository: 'repository github githubUrl repo sourceCode',
  roles: 'roles role position projectRole',
  keywords: KEYWORDS,
  'skills.keywords': `${KEYWORDS} details items softwareSkills`,
  'interests.keywords': `${KEYWORDS} details items`,
  url: 'url website link href homepage livePreview companyLink companyUrl',
  startDate: 'startDate start from startedOn dateStart yearStart',
  endDate: 'endDate end to finishedOn dateEnd yearEnd',
  current: 'current isCurrent present isCurrentRole currentlyWorking',
  // Both dates in one text, or below one name
  period: 'period date dates duration years year span term time when',
  date: 'date issuedOn issueDate startedOn year awardTime',
  releaseDate: 'releaseDate date publishedOn year',
  description: 'description summary details desc projectDesc',
  summary: 'summary description details desc workDesc about bio',
  'basics.summary':
    'summary description about bio introduction intro careerProfile aboutMe aboutMeDesc content text',
  highlights:
    'highlights achievements accomplishments bullets descBullets bulletPoints responsibilities projectContent',
}
export const LONG_TEXTS = ['summary', 'description']

/** The fields that the keys and the values of a map become, such as `{ Databases: ['Redis'] }`. */
export const MAPS = new Map([
  ['skills', ['name', 'keywords']],
  ['interests', ['name', 'keywords']],
  ['languages', ['language', 'fluency']],
  ['profiles', ['network', 'url']],
])

/** Lists of positions at one employer. */
export const POSITIONS = /^(positions|roles)$/i

/** The fields that are read. Any other field is reported, even if a field of ours has its name, such as `amount`. */
const FIELDS = new Map<string, string[]>([
  ...Object.entries(careerLists).map(([name, { element }]) => [name, Object.keys(element.shape)] as const),
  ['basics', 'name label image email phone url summary location profiles'.split(' ')],
  ['profiles', ['url', 'network', 'username']],
  ['references', ['name', 'position', 'company', 'url', 'date', 'reference']],
  ['skills', ['name', 'level', 'keywords']],
  ['projects', 'name description repository type roles keywords url startDate endDate highlights'.split(' ')],
])

/** `educations`, `projectsData` and `skillsSection` are named after a section, too. */
export function sectionName(name: string) {
  const plain = plainName(name)
  const stem = plain.replace(/(?:data|list|info|section|s)$/, '')
  const words = stem === plain ? [plain] : [plain, stem, `${stem}s`] // `projects` of `projectsData`, `skills` of `skillList`
  const sectionOf = (word: string) => [...FIELDS.keys()].find((section) => namesOf(section).includes(word))
  return words.map((word) => sectionOf(word)).find(Boolean) ?? name
}

export function fieldNames(section: string) {
  const fields = (FIELDS.get(section) ?? []).filter((name) => name !== 'cv' && name !== 'example')
  // The period is last, because it counts only without a start and an end.
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

/** @param section only if `name` is a field. A section's own names need none. */
export function namesOf(name: string, section = '') {
  const names = NAMES[`${section}.${name}`] ?? NAMES[name] ?? name
  return names.split(' ').map(plainName)
}

/** @param path such as `resume.skills`. Below an entry, `skills` is a field, and no section. */
export function mayBeMap(path: string) {
  return !path.includes('[') && MAPS.has(sectionName(path.split('.').at(-1) ?? ''))
}
