/** The field of a list that says each of these. All else has the same name in every list. */
export type CareerFields<Field = string> = {
  /** Several are joined by a comma. If all are empty, the organization is the title. */
  title: readonly Field[]
  /** Company, institution or the like. */
  organization?: Field
  /** What the link of an entry is about. Without it, the organization. */
  linked?: 'title'
  /** Of what has one date, or only an end. */
  date?: Field
  place?: Field
  summary?: Field
  highlights?: Field
  /** Short ones, such as keywords. */
  notes?: Field
}

export type CareerEntry = ReturnType<typeof careerEntry>

/** What an entry of any list says. What has one date starts and ends on it. */
export function careerEntry(entry: { cv?: boolean; example?: boolean }, fields: CareerFields) {
  const text = (field = ''): string | undefined => Object(entry)[field] || undefined
  const source = (field: string) => ({ of: Object(entry), field })
  const texts = (field = ''): string[] => [Object(entry)[field] ?? []].flat().filter(Boolean)
  const { organization: at = '', date, summary = 'summary', highlights = 'highlights' } = fields
  const named = fields.title.filter(text)
  const title = named.map(text).join(', ')
  const organization = title ? text(at) : undefined
  const isTitleLinked = fields.linked === 'title' || !organization
  return {
    title: title || text(at) || '',
    titleLink: isTitleLinked ? text('url') : undefined,
    organization,
    organizationLink: isTitleLinked ? undefined : text('url'),
    start: text('startDate') ?? text(date),
    end: text('endDate') ?? text(date),
    place: text(fields.place),
    score: text('score'),
    summary: text(summary),
    highlights: texts(highlights),
    notes: texts(fields.notes),
    /** Where these are written, which says in which language they are. */
    sources: {
      title: source(named[0] ?? at),
      summary: source(summary),
      highlights: source(highlights),
    },
    cv: entry.cv,
    example: entry.example,
  }
}
