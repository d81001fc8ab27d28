import { newestFirst } from '@/components/content/jobs'
import { fill } from '@/components/text/fill'
import type { Career } from '@/content/schema/career'
import { english } from '@/content/schema/languages/en'
import type { AllWords } from '@/content/schema/languages/translation'

/** The heading of a list, and the fields that say each of these. All else has the same name in every list. */
type CareerFields<Field = string> = {
  heading: string
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
  } as const satisfies { [List in keyof Career]: CareerFields<keyof Career[List][number]> }
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

export type ListedEntry = CareerEntry & { positions?: CareerEntry[] }

type ShownEntry = Partial<CareerEntry> & { title: string }

function careerEntry(entry: Entry, fields: CareerFields, { skill }: AllWords) {
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
    /** Where it was, or how well it went. It stands behind the organization. */
    detail: text(fields.place) ?? scoreText(text('score'), skill),
    summary: text(summary),
    highlights: texts(highlights),
    authors: texts('authors'),
    notes: [...texts(fields.notes), ...(doi ? [`doi:${doi}`] : [])],
    // The components look there for the language of a text.
    sources: {
      title: source(named[0] ?? at),
      organization: source(at),
      summary: source(summary),
      highlights: source(highlights),
    },
    cv: entry.cv,
    example: entry.example,
  }
}

/** A score with letters says itself what it is. */
function scoreText(score = '', { score: percentage, gpa, grade }: AllWords['skill']) {
  if (!score || /\p{L}/u.test(score)) return score
  if (score.endsWith('%')) return fill(percentage, { score })
  const number = Number.parseFloat(score.replace(',', '.'))
  return fill(number >= 3 && number <= 4 ? gpa : grade, { score })
}

/** Puts jobs in a row at one employer below an entry of the employer, which has their whole span. */
export function byEmployer<Entry extends ShownEntry>(list: string, entries: Entry[]) {
  const groups: [Entry, ...Entry[]][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (list === 'work' && last && last[0].organization === entry.organization) last.push(entry)
    else groups.push([entry])
  }
  return groups.map((jobs): Entry & { positions?: Entry[] } => (jobs[1] ? employerEntry(jobs) : jobs[0]))
}

/** A position keeps its place and link only where those of the newest differ. @param jobs the newest first. */
function employerEntry<Entry extends ShownEntry>(jobs: [Entry, ...Entry[]]) {
  const [newest] = jobs
  const { organization: title = '', organizationLink: titleLink, detail, sources } = newest
  const none = { organization: undefined, organizationLink: undefined }
  const dated = jobs.filter(({ start, end }) => start || end)
  const period = {
    start: dated.flatMap(({ start }) => start ?? []).sort()[0],
    end: dated.every(({ end }) => end) ? dated[0]?.end : undefined,
  }
  const positions = jobs.map((job) => ({
    ...job,
    ...none,
    titleLink: job.organizationLink === titleLink ? undefined : job.organizationLink,
    detail: job.detail === detail ? undefined : job.detail,
  }))
  const texts = { title, titleLink, summary: undefined, highlights: [] }
  const named = sources && { ...sources, title: sources.organization }
  return { ...newest, ...none, ...period, ...texts, sources: named, positions }
}
