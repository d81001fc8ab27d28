import { newestFirst } from '@/components/content/jobs'
import { fill } from '@/components/text/fill'
import type { Career } from '@/content/schema/career'
import type { AllWords } from '@/content/schema/languages/translation'

/** Says which fields of a list hold title, organization and so on. Other fields have the same name in all lists. */
type CareerFields<Field = string> = {
  /** Several fields are joined by a comma. If all are empty, the organization is the title. */
  title: Field | readonly Field[]
  organization?: Field
  /** With `organization`, the link of an entry leads there, otherwise to what the title names. */
  linked?: 'organization'
  /** The date of an entry that has no period, or only an end. */
  date?: Field
  place?: Field
  summary?: Field
  highlights?: Field
  notes?: Field
}

const FIELDS_BY_LIST = {
  work: { title: 'position', organization: 'name', linked: 'organization', place: 'location' },
  volunteer: { title: 'position', organization: 'organization', linked: 'organization' },
  education: {
    title: ['studyType', 'area'],
    organization: 'institution',
    linked: 'organization',
    date: 'endDate',
    highlights: 'courses',
  },
  awards: { title: 'title', organization: 'awarder' },
  certificates: { title: 'name', organization: 'issuer' },
  publications: { title: 'name', organization: 'publisher', date: 'releaseDate' },
  talks: { title: 'title', organization: 'event', place: 'place' },
  contributions: { title: 'title', organization: 'repository' },
  languages: { title: 'language', notes: 'fluency' },
  interests: { title: 'name', notes: 'keywords' },
  references: { title: 'name', organization: 'position', summary: 'reference' },
} as const satisfies { [List in keyof Career]: CareerFields<keyof Career[List][number]> }

export const CAREER_LISTS = Object.keys(FIELDS_BY_LIST) as (keyof Career)[] // the compiler types keys as plain strings

function headingsIn({ about, project, skill }: AllWords): Record<keyof Career, string> {
  return {
    work: skill.experience,
    volunteer: skill.volunteering,
    education: skill.qualifications,
    awards: about.achievements,
    certificates: skill.certificates,
    publications: about.publications,
    talks: about.talks,
    contributions: project.contributions,
    languages: skill.languages,
    interests: about.interests,
    references: about.references,
  }
}

export function careerSection(content: Career & { words: AllWords }, list: keyof Career) {
  const entries = list === 'work' ? newestFirst(content.work) : content[list]
  return {
    name: list,
    heading: headingsIn(content.words)[list],
    entries: entries.map((entry, id) => ({ id, ...careerEntry(entry, FIELDS_BY_LIST[list], content.words) })),
  }
}

export type CareerEntry = ReturnType<typeof careerSection>['entries'][number]

type Entry = { cv?: boolean; example?: boolean; [field: string]: unknown }

function careerEntry(entry: Entry, row: CareerFields, { skill }: AllWords) {
  const texts = (field = '') => [entry[field] ?? []].flat().filter(Boolean).map(String)
  const text = (field = '') => texts(field)[0]
  const source = (field: string) => ({ of: entry, field })
  const fields = { organization: '', date: 'date', summary: 'summary', highlights: 'highlights', ...row }
  const titleFields = [fields.title].flat().filter(text)
  const title = titleFields.map(text).join(', ')
  const organization = title ? text(fields.organization) : undefined
  const doi = text('doi')
  const link = text('url') ?? (doi && `https://doi.org/${doi}`)
  const isTitleLinked = fields.linked !== 'organization' || !organization
  return {
    title: title || text(fields.organization) || '',
    titleLink: isTitleLinked ? link : undefined,
    organization,
    organizationLink: isTitleLinked ? undefined : link,
    start: text('startDate') ?? text(fields.date),
    end: text('endDate') ?? text(fields.date),
    detail: text(fields.place) ?? scoreText(text('score'), skill), // stands behind the organization
    summary: text(fields.summary),
    highlights: texts(fields.highlights),
    authors: texts('authors'),
    notes: [...texts(fields.notes), ...(doi ? [`doi:${doi}`] : [])],
    // `Text` finds the language of a text by its entry and its field.
    sources: {
      title: source(titleFields[0] ?? fields.organization),
      organization: source(fields.organization),
      summary: source(fields.summary),
      highlights: source(fields.highlights),
    },
    cv: entry.cv,
    example: entry.example,
  }
}

/** A score with letters, such as `first class`, needs no label. A number from 3 to 4 counts as a GPA. */
function scoreText(score = '', { score: percentage, gpa, grade }: AllWords['skill']) {
  if (!score || /\p{L}/u.test(score)) return score
  if (score.endsWith('%')) return fill(percentage, { score })
  const number = Number.parseFloat(score.replace(',', '.'))
  return fill(number >= 3 && number <= 4 ? gpa : grade, { score })
}
