import { type CareerFields, careerEntry } from '@/components/content/career-entry'
import type { Content } from '@/components/content/content'
import { newestFirst } from '@/components/content/jobs'
import { fill } from '@/components/text/fill'
import type { Career } from '@/content/schema/career'
import type { Words } from '@/content/schema/words'

export type CareerList = keyof Career

type Row<Field> = CareerFields<Field> & { heading: keyof (Words['about'] & Words['skill']) }

/** Every list of the career: the word for its heading, and which of its fields says what. */
const ROWS = {
  work: { heading: 'experience', title: ['position'], organization: 'name', place: 'location' },
  volunteer: { heading: 'volunteering', title: ['position'], organization: 'organization' },
  education: {
    heading: 'qualifications',
    title: ['studyType', 'area'],
    organization: 'institution',
    date: 'endDate',
    highlights: 'courses',
  },
  awards: {
    heading: 'achievements',
    title: ['title'],
    organization: 'awarder',
    date: 'date',
    linked: 'title',
  },
  certificates: {
    heading: 'certificates',
    title: ['name'],
    organization: 'issuer',
    date: 'date',
    linked: 'title',
  },
  publications: {
    heading: 'publications',
    title: ['name'],
    organization: 'publisher',
    date: 'releaseDate',
    linked: 'title',
  },
  languages: { heading: 'languages', title: ['language'], notes: 'fluency' },
  interests: { heading: 'interests', title: ['name'], notes: 'keywords' },
  references: { heading: 'references', title: ['name'], summary: 'reference' },
} as const satisfies { [List in CareerList]: Row<keyof Career[List][number]> }

export const CAREER_LISTS = Object.keys(ROWS) as CareerList[] // the compiler types keys as plain strings

/** A list as the site, the CV and other programs show it, with our examples. */
export function careerSection(content: Content, list: CareerList) {
  const { about, skill } = content.words
  const { heading, ...fields } = ROWS[list]
  const entries = list === 'work' ? newestFirst(content.work) : content[list]
  return {
    name: list,
    heading: { ...about, ...skill }[heading],
    entries: entries.map((entry, id) => ({ id, ...careerEntry(entry, fields) })),
  }
}

/** What follows the organization: where it was, or how well it went. */
export function detailOf({ place, score }: { place?: string; score?: string }, { skill }: Words) {
  return place ?? (score && fill(skill.score, { score }))
}
