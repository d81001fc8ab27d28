import { newestFirst } from '@/components/content/jobs'
import { fill } from '@/components/text/fill'
import type { Career } from '@/content/schema/career'
import type { AllWords } from '@/content/schema/languages/translation'

export type CareerList = keyof Career

/** Names the field of a list that says each of these. All else has the same name in every list. */
type CareerFields<Field = string> = {
  /** Several are joined by a comma. If all are empty, the organization is the title. */
  title: Field | readonly Field[]
  organization?: Field
  /** The link of an entry is about its organization. Without this, it is about the title. */
  linked?: 'organization'
  /** Of what has one date, or only an end. Without this, it is `date`. */
  date?: Field
  place?: Field
  summary?: Field
  highlights?: Field
  /** Short ones, such as keywords. */
  notes?: Field
}

type Row<Field> = CareerFields<Field> & { heading: (words: AllWords) => string }

/** Every list of the career: its heading, and which of its fields says what. */
const ROWS = {
  work: {
    heading: ({ skill }) => skill.experience,
    title: 'position',
    organization: 'name',
    linked: 'organization',
    place: 'location',
  },
  volunteer: {
    heading: ({ skill }) => skill.volunteering,
    title: 'position',
    organization: 'organization',
    linked: 'organization',
  },
  education: {
    heading: ({ skill }) => skill.qualifications,
    title: ['studyType', 'area'],
    organization: 'institution',
    linked: 'organization',
    date: 'endDate',
    highlights: 'courses',
  },
  awards: { heading: ({ about }) => about.achievements, title: 'title', organization: 'awarder' },
  certificates: { heading: ({ skill }) => skill.certificates, title: 'name', organization: 'issuer' },
  publications: {
    heading: ({ about }) => about.publications,
    title: 'name',
    organization: 'publisher',
    date: 'releaseDate',
  },
  contributions: {
    heading: ({ project }) => project.contributions,
    title: 'title',
    organization: 'repository',
  },
  languages: { heading: ({ skill }) => skill.languages, title: 'language', notes: 'fluency' },
  interests: { heading: ({ about }) => about.interests, title: 'name', notes: 'keywords' },
  references: { heading: ({ about }) => about.references, title: 'name', summary: 'reference' },
} as const satisfies { [List in CareerList]: Row<keyof Career[List][number]> }

export const CAREER_LISTS = Object.keys(ROWS) as CareerList[] // the compiler types keys as plain strings

/** A list as the site, the CV and other programs show it, with our examples. */
export function careerSection(content: Career & { words: AllWords }, list: CareerList) {
  const { heading, ...fields } = ROWS[list]
  const entries = list === 'work' ? newestFirst(content.work) : content[list]
  return {
    name: list,
    heading: heading(content.words),
    entries: entries.map((entry, id) => ({ id, ...careerEntry(entry, fields) })),
  }
}

type Entry = { cv?: boolean; example?: boolean; [field: string]: unknown }

export type CareerEntry = ReturnType<typeof careerEntry>

/** Gives the entries of all lists the same fields. An entry with one date starts and ends on it. */
function careerEntry(entry: Entry, fields: CareerFields) {
  const texts = (field = '') => [entry[field] ?? []].flat().filter(Boolean).map(String)
  const text = (field = '') => texts(field)[0]
  const source = (field: string) => ({ of: entry, field })
  const { organization: at = '', date = 'date', summary = 'summary', highlights = 'highlights' } = fields
  const named = [fields.title].flat().filter(text)
  const title = named.map(text).join(', ')
  const organization = title ? text(at) : undefined
  const doi = text('doi')
  const isTitleLinked = fields.linked !== 'organization' || !organization
  return {
    title: title || text(at) || '',
    titleLink: isTitleLinked ? (text('url') ?? (doi && `https://doi.org/${doi}`)) : undefined,
    organization,
    organizationLink: isTitleLinked ? undefined : text('url'),
    start: text('startDate') ?? text(date),
    end: text('endDate') ?? text(date),
    place: text(fields.place),
    score: text('score'),
    summary: text(summary),
    highlights: texts(highlights),
    authors: texts('authors'),
    notes: [...texts(fields.notes), ...(doi ? [`doi:${doi}`] : [])],
    // The components look there for the language of a text.
    sources: { title: source(named[0] ?? at), summary: source(summary), highlights: source(highlights) },
    cv: entry.cv,
    example: entry.example,
  }
}

/** Says where it was, or how well it went. It stands behind the organization. */
export function detailOf({ place, score }: { place?: string; score?: string }, { skill }: AllWords) {
  return place ?? (score && fill(scoreWord(score, skill), { score }))
}

/** A score is called what it is. One with letters says that itself. */
function scoreWord(score: string, { score: percentage, gpa, grade }: AllWords['skill']) {
  if (/\p{L}/u.test(score)) return '{score}'
  if (score.endsWith('%')) return percentage
  const number = Number.parseFloat(score.replace(',', '.'))
  return number >= 3 && number <= 4 ? gpa : grade
}
