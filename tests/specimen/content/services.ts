import type { Service } from '@/content/schema/services'

export const services: Service[] = [
  {
    id: 1,
    headName: 'Web Developer',
    detail: 'What I do, in one sentence that is long enough for a second line.',
    technologies: ['HTML', 'CSS', 'Tailwind', 'JavaScript'],
    btnData: 'See web projects',
    filter: 'HTML',
    icon: 'web',
  },
  {
    id: 2,
    headName: 'Programmer',
    detail: 'What I do, in one sentence that is long enough for a second line.',
    technologies: ['C++', 'JAVA', 'Python'],
    btnData: 'See C++ projects',
    filter: 'C++',
    icon: 'program',
  },
]
