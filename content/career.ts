export type Experience = { role: string; company: string; period?: string }
export type Qualification = { title: string; detail?: string }
export type Achievement = {
  title: string
  detail: string
  /** As it is to be read, for example `21 Sept 2023`. */
  date: string
}

export const experience: Experience[] = [
  { role: 'Backend Developer', company: 'Company Name', period: '2024 — today' },
]

export const qualifications: Qualification[] = [
  { title: '12th', detail: 'with 75%' },
  { title: 'B.Tech CSE' },
  { title: 'Your next qualification', detail: 'replace this line in content/career.ts' },
]

export const achievements: Achievement[] = [
  {
    title: 'First prize, debugging contest',
    detail: 'Organised by the student society: forty broken programs, ninety minutes, one keyboard.',
    date: '21 Sept 2023',
  },
]
