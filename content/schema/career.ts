/** The names and shapes are those of JSON Resume (https://jsonresume.org/schema). Its dates are as exact as you know them. */
import type { z } from 'zod'
import {
  ALWAYS,
  cv,
  date,
  end,
  entry,
  example,
  file,
  highlights,
  keywords,
  line,
  lines,
  link,
  list,
  optional,
  soundEnd,
  start,
} from '@/content/schema/parts'

const summary = optional(lines('I led a team of four that rebuilt the shop.'))

const work = entry({
  /** Your role. */
  position: line('Backend Developer'),
  /** The company. */
  name: line('Company Name'),
  /** Where it is, for example `Berlin, Germany`. */
  location: optional(line('Berlin, Germany')),
  /** https address of the company. */
  url: optional(link),
  /** A year, month or day: `2023`, `2023-09` or `2023-09-21`. */
  startDate: start,
  /** Like the start. Leave it out for what goes on. Without a start, it shows as "until 2024". */
  endDate: end,
  /** One paragraph. */
  summary,
  /** Achievements, each a sentence. */
  highlights,
  cv,
  example,
})

const volunteer = entry({
  /** Your role. Without it, the organization is the title. */
  position: optional(line('Mentor')),
  organization: line('Code Club'),
  /** https address of the organization. */
  url: optional(link),
  /** A year, month or day: `2023`, `2023-09` or `2023-09-21`. */
  startDate: start,
  /** Like the start. Leave it out for what goes on. Without a start, it shows as "until 2024". */
  endDate: end,
  /** One paragraph. */
  summary,
  /** Achievements, each a sentence. */
  highlights,
  cv,
  example,
})

/** It needs a `studyType`, an `area` or an `institution`. */
const education = entry({
  /** For example `B.Tech`. */
  studyType: optional(line('B.Tech')),
  /** For example `Computer Science`. It follows the `studyType`, after a comma. */
  area: optional(line('Computer Science')),
  institution: optional(line('City College')),
  /** https address of the institution. */
  url: optional(link),
  /** A year, month or day: `2023`, `2023-09` or `2023-09-21`. */
  startDate: start,
  /** Like the start. Alone, it is the year of the degree. */
  endDate: end,
  /** Shown as you write it, for example `75%`. */
  score: optional(line('75%')),
  courses: list(line('Compilers')).optional(),
  cv,
  example,
})

const award = entry({
  title: line('First prize, debugging contest'),
  /** A year, month or day: `2023`, `2023-09` or `2023-09-21`. */
  date: optional(date),
  /** Who gave it. */
  awarder: optional(line('Student society')),
  /** The reason for it. */
  summary,
  /** https address with more about it. JSON Resume has no such field, but allows it. */
  url: optional(link),
  cv,
  example,
})

const certificate = entry({
  name: line('Certified Kubernetes Administrator'),
  issuer: optional(line('The Linux Foundation')),
  /** A year, month or day: `2023`, `2023-09` or `2023-09-21`. */
  date: optional(date),
  /** https address that proves it. */
  url: optional(link),
  cv,
  example,
})

const publication = entry({
  name: line('Parsing in linear time'),
  publisher: optional(line('ACM Queue')),
  /** A year, month or day: `2023`, `2023-09` or `2023-09-21`. */
  releaseDate: optional(date),
  url: optional(link),
  summary,
  cv,
  example,
})

const language = entry({
  language: line('English'),
  /** Shown as you write it, for example `Native speaker` or `B2`. */
  fluency: optional(line('Native speaker')),
  cv,
  example,
})

const interest = entry({ name: line('Old radios'), keywords, cv, example })

const reference = entry({
  /** Who says it, with role and company if you like. */
  name: line('Grace Hopper, Remington Rand'),
  /** Their words. */
  reference: lines('She finished what she began.'),
  cv,
  example,
})

/** By their names, which are also their names in a JSON Resume. */
export const careerLists = {
  work: list(work.superRefine(soundEnd('startDate', 'endDate'), ALWAYS)),
  volunteer: list(volunteer.superRefine(soundEnd('startDate', 'endDate'), ALWAYS)),
  education: list(
    education
      .superRefine(soundEnd('startDate', 'endDate'), ALWAYS)
      .refine(hasTitle, 'wanted a studyType, an area or an institution, for example studyType: "B.Tech"'),
  ),
  awards: list(award),
  certificates: list(certificate),
  publications: list(publication),
  languages: list(language),
  interests: list(interest),
  references: list(reference),
}

/** A list may be missing, because an update may bring a new one. */
export const careerFile = file(careerLists).partial()

function hasTitle({ studyType, area, institution }: Education) {
  return Boolean(studyType || area || institution)
}

export type Career = Required<z.infer<typeof careerFile>>
export type Work = z.infer<typeof work>
export type Volunteer = z.infer<typeof volunteer>
export type Education = z.infer<typeof education>
export type Award = z.infer<typeof award>
export type Certificate = z.infer<typeof certificate>
export type Publication = z.infer<typeof publication>
export type Language = z.infer<typeof language>
export type Interest = z.infer<typeof interest>
export type Reference = z.infer<typeof reference>
