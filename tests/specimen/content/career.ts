/** A year, month or day, as exact as you know it: `2023`, `2023-09` or `2023-09-21`. */
type PartialDate = string

export type Experience = {
  role: string
  company: string
  start?: PartialDate
  /** Leave it out for the job that you have now. */
  end?: PartialDate
}

export type Qualification = {
  title: string
  institution?: string
  /** Shown as you write it, for example `75%`. */
  score?: string
}

export type Achievement = {
  title: string
  detail: string
  date: PartialDate
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
