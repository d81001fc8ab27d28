/**
 * The names and shapes are those of JSON Resume (https://jsonresume.org/schema). A date is as exact as you know it:
 * `2023`, `2023-09` or `2023-09-21`.
 */
import type { z } from 'zod'
import { validEnd } from './cross-field-checks'
import { entry, file, line, lines, list, optional, text, usedFor } from './field-types'
import { cv, date, end, example, highlights, keywords, link, start } from './shared-fields'

const period = {
  startDate: start,
  /** Leave the end out for what goes on. Without a start, the end shows as "until 2024". */
  endDate: end,
}

/** One paragraph. */
const summary = optional(lines('I led a team of four that rebuilt the shop.')).meta(usedFor('translation'))

const stay = { url: optional(link), ...period, summary, highlights }

const work = careerEntry({
  /** Your role. */
  position: line('Backend Developer').meta(usedFor('name', 'translation')),
  /** The company. */
  name: line('Company Name'),
  location: optional(line('Berlin, Germany')),
  ...stay,
})

const volunteer = careerEntry({
  /** Your role. Without it, the organization is the title. */
  position: optional(line('Mentor')).meta(usedFor('name', 'translation')),
  organization: line('Code Club').meta(usedFor('name')),
  ...stay,
})

const education = careerEntry({
  studyType: optional(line('B.Tech')).meta(usedFor('name', 'translation')),
  /** For example `Computer Science`. It follows the `studyType`, after a comma. */
  area: optional(line('Computer Science')).meta(usedFor('translation')),
  institution: optional(line('City College')),
  url: optional(link),
  /** Without a start, the end is the year of the degree. */
  ...period,
  /** A number from 3 to 4 shows as "GPA 4.0", another one as "grade 1.3". With letters, it shows as you write it. */
  score: optional(line('75%')),
  courses: list(line('Compilers')).optional(),
}).refine(
  ({ studyType, area, institution }) => studyType || area || institution,
  'wanted a studyType, an area or an institution, for example studyType: "B.Tech"',
)

const award = careerEntry({
  title: line('First prize, debugging contest').meta(usedFor('name', 'translation')),
  date: optional(date),
  awarder: optional(line('Student society')),
  /** The reason for the award. */
  summary,
  /** Address with more about it. JSON Resume has no such field, but allows it. */
  url: optional(link),
})

const certificate = careerEntry({
  name: line('Certified Kubernetes Administrator').meta(usedFor('name')),
  issuer: optional(line('The Linux Foundation')),
  date: optional(date),
  /** Address that proves the certificate. */
  url: optional(link),
})

const publication = careerEntry({
  name: line('Parsing in linear time').meta(usedFor('name')),
  publisher: optional(line('ACM Queue')),
  releaseDate: optional(date),
  url: optional(link),
  /** The authors in their order, as the paper names them. Yours is marked. */
  authors: list(line('A. Lovelace')).optional(),
  /** The DOI without `https://doi.org/`. It leads to the publication if there is no `url`. */
  doi: optional(text('a DOI', (doi) => /^10\.\d{4,9}\/\S+$/.test(doi), '10.1145/3368089')),
  summary,
})

const talk = careerEntry({
  title: line('What a slow query taught me').meta(usedFor('name', 'translation')),
  event: optional(line('PyCon DE')),
  date: optional(date),
  /** Address of the recording, the slides or the event. */
  url: optional(link),
  place: optional(line('Berlin, Germany')),
})

const contribution = careerEntry({
  /** The title of the pull request. */
  title: line('Close the file when the reader stops').meta(usedFor('name')),
  /** The owner and the name of the repository, as in its address. */
  repository: line('nodejs/node'),
  url: optional(link),
  /** The day when the pull request was merged. */
  date: optional(date),
})

const language = careerEntry({
  language: line('English').meta(usedFor('name', 'translation')),
  /** Shown as you write it, for example `Native speaker` or `B2`. */
  fluency: optional(line('Native speaker')).meta(usedFor('translation')),
})

const interest = careerEntry({ name: line('Old radios').meta(usedFor('name', 'translation')), keywords })

const reference = careerEntry({
  /** The person who recommends you. */
  name: line('Grace Hopper').meta(usedFor('name')),
  /** Their role, with the company. */
  position: optional(line('Head of programming, Remington Rand')).meta(usedFor('translation')),
  /** Address that shows who they are, or their words. */
  url: optional(link),
  date: optional(date),
  /** Their words. */
  reference: lines('She finished what she began.').meta(usedFor('translation')),
})

export const careerLists = {
  work: list(work),
  volunteer: list(volunteer),
  education: list(education),
  awards: list(award),
  certificates: list(certificate),
  publications: list(publication),
  talks: list(talk),
  contributions: list(contribution),
  languages: list(language),
  interests: list(interest),
  references: list(reference),
}

/** A list may be missing, because an update may bring a new one. */
export const careerFile = file(careerLists).partial()

/** `validEnd` also passes an entry that has neither a start nor an end. */
function careerEntry<Shape extends z.ZodRawShape>(shape: Shape) {
  return entry({ ...shape, cv, example }).check(validEnd('startDate', 'endDate'))
}

export type Career = Required<z.infer<typeof careerFile>>
export type Work = z.infer<typeof work>
export type Volunteer = z.infer<typeof volunteer>
export type Education = z.infer<typeof education>
export type Award = z.infer<typeof award>
export type Certificate = z.infer<typeof certificate>
export type Publication = z.infer<typeof publication>
export type Talk = z.infer<typeof talk>
export type Contribution = z.infer<typeof contribution>
export type Language = z.infer<typeof language>
export type Interest = z.infer<typeof interest>
export type Reference = z.infer<typeof reference>
