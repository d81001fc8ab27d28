import type { Award, Education, Work } from '@/content/schema/career'

export const work: Work[] = [{ position: 'Backend Developer', name: 'Company Name', startDate: '2024' }]

export const education: Education[] = [
  { studyType: '12th', score: '75%' },
  { studyType: 'B.Tech CSE' },
  { studyType: 'Diploma in Librarianship', institution: 'Open College' },
]

export const awards: Award[] = [
  { title: 'First prize, debugging contest', date: '2023-09-21', summary: 'By a society.', example: true },
]
