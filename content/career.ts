import type {
  Award,
  Certificate,
  Contribution,
  Education,
  Interest,
  Language,
  Publication,
  Reference,
  Talk,
  Volunteer,
  Work,
} from '@/content/schema/career'

/** The lists and their fields are those of a JSON Resume. A list without entries does not show. */
export const work: Work[] = [{ position: 'Backend Developer', name: 'Company Name', startDate: '2024', example: true }]

export const volunteer: Volunteer[] = []

export const education: Education[] = [
  { studyType: '12th', score: '75%', example: true },
  { studyType: 'B.Tech CSE', example: true },
  { studyType: 'Your next qualification', institution: 'replace this line in content/career.ts', example: true },
]

export const awards: Award[] = [
  {
    title: 'First prize, debugging contest',
    date: '2023-09-21',
    summary: 'Organised by the student society: forty broken programs, ninety minutes, one keyboard.',
    example: true,
  },
]

export const certificates: Certificate[] = []

export const publications: Publication[] = []

export const talks: Talk[] = []

export const contributions: Contribution[] = []

export const languages: Language[] = []

export const interests: Interest[] = []

export const references: Reference[] = []
