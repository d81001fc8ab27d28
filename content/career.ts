/** A year, month or day, as exact as you know it: `2023`, `2023-09` or `2023-09-21`. */
type PartialDate = string

/** What these have in common. `start` and `end` may both be missing; leave `end` out for what goes on. */
type Period = { start?: PartialDate; end?: PartialDate }

export type Experience = Period & {
  role: string
  company: string
  place?: string
  /** https address of the company. */
  link?: string
  /** One paragraph. */
  summary?: string
  /** Achievements, each a sentence. */
  highlights?: string[]
}

export type Qualification = Period & {
  title: string
  institution?: string
  /** Shown as you write it, for example `75%`. */
  score?: string
  /** https address of the institution. */
  link?: string
  courses?: string[]
}

export type Achievement = {
  title: string
  detail: string
  date: PartialDate
  /** Who gave it. */
  awarder?: string
  /** https address with more about it. */
  link?: string
}

export type Volunteering = Period & {
  role: string
  organisation: string
  /** https address of the organisation. */
  link?: string
  summary?: string
  highlights?: string[]
}

export type Language = {
  language: string
  /** Shown as you write it, for example `Native speaker` or `B2`. */
  level?: string
}

export type Certificate = {
  title: string
  issuer?: string
  date?: PartialDate
  /** https address that proves it. */
  link?: string
}

export type Publication = {
  title: string
  publisher?: string
  date?: PartialDate
  link?: string
  summary?: string
}

export type Reference = {
  /** Who says it, with role and company if you like. */
  name: string
  text: string
}

export type Interest = {
  name: string
  keywords?: string[]
}

export const experience: Experience[] = [
  { role: 'Backend Developer', company: 'Company Name', start: '2024' },
]

export const qualifications: Qualification[] = [
  { title: '12th', score: '75%' },
  { title: 'B.Tech CSE' },
  { title: 'Your next qualification', institution: 'replace this line in content/career.ts' },
]

export const achievements: Achievement[] = [
  {
    title: 'First prize, debugging contest',
    detail: 'Organised by the student society: forty broken programs, ninety minutes, one keyboard.',
    date: '2023-09-21',
  },
]

/** The page of the skills shows the next three lists, the page about you the others. An empty list does not show. */
export const languages: Language[] = []

export const certificates: Certificate[] = []

export const volunteering: Volunteering[] = []

export const publications: Publication[] = []

export const references: Reference[] = []

export const interests: Interest[] = []
