import type { Service } from '@/content/schema/services'

export const services: Service[] = [
  {
    id: 1,
    headName: 'Web Developer',
    detail:
      'Front ends that load fast, read well and work for everyone: semantic markup, a layout that holds from a small phone to a wide screen, and just enough script.',
    technologies: ['HTML', 'CSS', 'Tailwind', 'JavaScript'],
    btnData: 'See web projects',
    filter: 'HTML',
    icon: 'web',
    example: true,
  },
  {
    id: 2,
    headName: 'Programmer',
    detail:
      'Algorithms, tools and services with the data structures that the problem asks for: measured before they are tuned, and tested before they are shipped.',
    technologies: ['C++', 'JAVA', 'Python'],
    btnData: 'See C++ projects',
    filter: 'C++',
    icon: 'program',
    example: true,
  },
  {
    id: 3,
    headName: 'GUI',
    detail:
      'Interfaces from small components with clear states: the empty one, the loading one and the one in which something went wrong, not only the one on the slide.',
    technologies: ['REACT'],
    btnData: 'See React projects',
    filter: 'React',
    icon: 'gui',
    example: true,
  },
]
