import { newestFirst } from '@/components/content/jobs'
import { fill } from '@/components/text/fill'
import type { Career } from '@/content/schema/career'
import { english } from '@/content/schema/languages/en'
import type { AllWords } from '@/content/schema/languages/translation'

/** Names the fields of a list that hold title, organization and so on. Other fields have one name in all lists. */
type CareerRow<Field = string> = {
  heading: string
  /** Several are joined by a comma. If all are empty, the organization is the title. */
  title: Field | readonly Field[]
  organization?: Field
  /** The link of an entry is about its organization. Without this, it is about the title. */
  linked?: 'organization'
  /** For entries that have one date, or only an end. Without this, it is `date`. */
  date?: Field
  place?: Field
  summary?: Field
  highlights?: Field
  notes?: Field
}

function rowsIn({ about, project, skill }: AllWords) {
  return {
    work: {
      heading: skill.experience,
      title: 'position',
      organization: 'name',
      linked: 'organization',
      place: 'location',
    },
    volunteer: {
      heading: skill.volunteering,
      title: 'position',
      organization: 'organization',
      linked: 'organization',
    },
    education: {
      heading: skill.qualifications,
      title: ['studyType', 'area'],
      organization: 'institution',
      linked: 'organization',
      date: 'endDate',
      highlights: 'courses',
    },
    awards: { heading: about.achievements, title: 'title', organization: 'awarder' },
    certificates: { heading: skill.certificates, title: 'name', organization: 'issuer' },
    publications: {
      heading: about.publications,
      title: 'name',
      organization: 'publisher',
      date: 'releaseDate',
    },
    talks: { heading: about.talks, title: 'title', organization: 'event', place: 'place' },
    contributions: { heading: project.contributions, title: 'title', organization: 'repository' },
    languages: { heading: skill.languages, title: 'language', notes: 'fluency' },
    interests: { heading: about.interests, title: 'name', notes: 'keywords' },
    references: { heading: about.references, title: 'name', organization: 'position', summary: 'reference' },
  } as const satisfies { [List in keyof Career]: CareerRow<keyof Career[List][number]> }
}

export const CAREER_LISTS = Object.keys(rowsIn(english)) as (keyof Career)[] // the compiler types keys as plain strings

export function careerSection(content: Career & { words: AllWords }, list: keyof Career) {
  const row = rowsIn(content.words)[list]
  const entries = list === 'work' ? newestFirst(content.work) : content[list]
  return {
    name: list,
    heading: row.heading,
    entries: entries.map((entry, id) => ({ id, ...careerEntry(entry, row, content.words) })),
  }
}

type Entry = { cv?: boolean; example?: boolean; [field: string]: unknown }

export type CareerEntry = ReturnType<typeof careerSection>['entries'][number]

function careerEntry(entry: Entry, row: CareerRow, { skill }: AllWords) {
  const texts = (field = '') => [entry[field] ?? []].flat().filter(Boolean).map(String)
  const text = (field = '') => texts(field)[0]
  const source = (field: string) => ({ of: entry, field })
  const { organization: organizationField = '', date = 'date' } = row
  const { summary = 'summary', highlights = 'highlights' } = row
  const titleFields = [row.title].flat().filter(text)
  const title = titleFields.map(text).join(', ')
  const organization = title ? text(organizationField) : undefined
  const doi = text('doi')
  const isTitleLinked = row.linked !== 'organization' || !organization
  return {
    title: title || text(organizationField) || '',
    titleLink: isTitleLinked ? (text('url') ?? (doi && `https://doi.org/${doi}`)) : undefined,
    organization,
    organizationLink: isTitleLinked ? undefined : text('url'),
    start: text('startDate') ?? text(date),
    end: text('endDate') ?? text(date),
    /** Stands behind the organization, and says where it was or how well it went. */
    detail: text(row.place) ?? scoreText(text('score'), skill),
    summary: text(summary),
    highlights: texts(highlights),
    authors: texts('authors'),
    notes: [...texts(row.notes), ...(doi ? [`doi:${doi}`] : [])],
    // `Text` finds the language of a text by its entry and its field.
    sources: {
      title: source(titleFields[0] ?? organizationField),
      organization: source(organizationField),
      summary: source(summary),
      highlights: source(highlights),
    },
    cv: entry.cv,
    example: entry.example,
  }
}

/** A score with letters, such as `first class`, needs no label. */
function scoreText(score = '', { score: percentage, gpa, grade }: AllWords['skill']) {
  if (!score || /\p{L}/u.test(score)) return score
  if (score.endsWith('%')) return fill(percentage, { score })
  const number = Number.parseFloat(score.replace(',', '.'))
  return fill(number >= 3 && number <= 4 ? gpa : grade, { score })
}
