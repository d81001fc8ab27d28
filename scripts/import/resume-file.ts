import { z } from 'zod'
import { endsAfterStart, isDate } from '@/scripts/check/dates'
import { EMAIL } from '@/scripts/check/email'
import { show } from '@/scripts/check/finding'
import { list } from '@/scripts/check/schema-parts'

const MISTAKES_SHOWN = 20

const words = z.string('wanted a text in quotes').max(10_000, 'wanted at most 10,000 characters')
const text = words.optional()

const date = z
  .string('wanted a date in quotes, such as "2023-09-21"')
  .refine(isDate, 'wanted a real date such as "2023", "2023-09" or "2023-09-21", or nothing for what goes on')
  .optional()

/** Unknown fields are allowed, so that the import can list them. */
function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.looseObject(shape, 'wanted an object, for example {}')
}

function section<Item extends z.ZodType>(item: Item) {
  return list(item).max(500, 'wanted at most 500 entries')
}

const texts = section(words).optional()

/** For `refine`. */
const soundEnd = [
  ({ startDate = '', endDate = '' }: { startDate?: string; endDate?: string }) =>
    endsAfterStart(startDate, endDate),
  'wanted an endDate that is not before startDate',
] as const

const dated = { url: text, startDate: date, endDate: date }
const done = { ...dated, summary: text, highlights: texts }

/** The parts of a JSON Resume (schema 1.0.0) that the import uses. A missing section counts as empty. */
const schema = fields({
  basics: fields({
    name: text,
    label: text,
    image: text,
    email: words
      .max(320, 'wanted at most 320 characters')
      .regex(EMAIL, 'wanted an address such as "ada@lovelace.dev"')
      .optional(),
    url: text,
    phone: text,
    location: fields({ city: text, region: text, countryCode: text }).prefault({}),
    summary: text,
    profiles: section(fields({ network: text, username: text, url: text })).default([]),
  }).prefault({}),
  work: section(
    fields({
      name: text,
      position: text,
      location: text,
      ...done,
    }).refine(...soundEnd),
  ).default([]),
  volunteer: section(
    fields({
      organization: text,
      position: text,
      ...done,
    }).refine(...soundEnd),
  ).default([]),
  education: section(
    fields({
      institution: text,
      studyType: text,
      area: text,
      score: text,
      ...dated,
      courses: texts,
    }).refine(...soundEnd),
  ).default([]),
  skills: section(fields({ name: text, level: text, keywords: texts })).default([]),
  languages: section(fields({ language: text, fluency: text })).default([]),
  certificates: section(fields({ name: text, issuer: text, date, url: text })).default([]),
  publications: section(
    fields({ name: text, publisher: text, releaseDate: date, url: text, summary: text }),
  ).default([]),
  references: section(fields({ name: text, reference: text })).default([]),
  interests: section(fields({ name: text, keywords: texts })).default([]),
  projects: section(
    fields({
      name: text,
      description: text,
      keywords: texts,
      repository: text,
      roles: texts,
      highlights: texts,
      ...dated,
    }).refine(...soundEnd),
  ).default([]),
  awards: section(fields({ title: text, date, awarder: text, summary: text })).default([]),
  meta: fields({ canonical: text, lastModified: text }).prefault({}),
})

export type Resume = z.output<typeof schema>

/**
 * Null and blank texts count as missing, because many programs write them for unknown values.
 * @throws Error that lists the mistakes: the place, its value and what is wanted.
 */
export function readResume(json: string): Resume {
  const { data, error } = schema.safeParse(parseResume(json), { reportInput: true })
  if (data) return data
  const mistakes = error.issues.map(
    ({ path, input, message }) => `${pathOf(path)}: ${show(input)} — ${message}`,
  )
  const more = mistakes.length - MISTAKES_SHOWN
  throw new Error(
    [...mistakes.slice(0, MISTAKES_SHOWN), ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'),
  )
}

export function parseResume(json: string): unknown {
  return JSON.parse(json, function (this: unknown, _key, value) {
    const isBlank = value === null || (typeof value === 'string' && !value.trim())
    return isBlank && !Array.isArray(this) ? undefined : value
  })
}

function pathOf(path: PropertyKey[]) {
  return z.core.toDotPath(path) || 'the file as a whole'
}
