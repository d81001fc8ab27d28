import type { Career } from '@/content/schema/career'

export const work: Career['work'] = [
  { position: 'Backend Developer', name: 'Company Name', startDate: '2024' },
]

export const volunteer: Career['volunteer'] = []
export const education: Career['education'] = [
  { studyType: '12th', score: '75%' },
  { studyType: 'B.Tech CSE' },
  { studyType: 'Diploma in Librarianship', institution: 'Open College' },
]

export const awards: Career['awards'] = [
  {
    title: 'First prize, debugging contest',
    date: '2023-09-21',
    summary: 'Organised by the student society.',
    example: true,
  },
]

export const certificates: Career['certificates'] = []
export const publications: Career['publications'] = []
export const languages: Career['languages'] = []
export const interests: Career['interests'] = []
export const references: Career['references'] = []
