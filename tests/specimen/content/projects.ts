import type { Project, ProjectFilter } from '@/content/schema/projects'

export const projectFilters: ProjectFilter[] = [
  { value: '', label: 'Filter out' },
  { value: 'latest', label: 'Latest' },
  { value: 'React', label: 'React js' },
  { value: 'HTML', label: 'HTML,CSS' },
  { value: 'C++', label: 'C++' },
]

export const projects: Project[] = [
  {
    id: 33,
    title: 'Relay Board',
    description: 'What it does, in one sentence that is long enough for a second line.',
    image: '/drawings/board.svg',
    link: 'https://hale.example/relay-board',
    story: 'relay-board',
    techUsed: 'React js, Tailwind, Node js',
    isNew: true,
    live: true,
  },
  {
    id: 1,
    title: 'Campus Compass',
    description: 'What it does, in one sentence that is long enough for a second line.',
    image: '/drawings/board.svg',
    link: 'https://hale.example/campus-compass',
    techUsed: 'React js, Express js, MongoDb',
    isNew: true,
  },
  { id: 11, title: 'Shelf Finder', description: 'A.', link: 'https://b.dev', techUsed: 'HTML', isNew: true },
  { id: 2, title: 'Late Fees', description: 'A.', link: 'https://f.dev', techUsed: 'React js', isNew: true },
  { id: 22, title: 'Card Sorter', description: 'A.', link: 'https://c.dev', techUsed: 'C++', isNew: true },
  { id: 3, title: 'Opening Hours', description: 'A.', link: 'https://d.dev', techUsed: 'HTML', isNew: true },
  { id: 4, title: 'Spine Labels', description: 'A.', link: 'https://e.dev', techUsed: 'HTML', isNew: false },
  { id: 5, title: 'Memory Arena', description: 'A.', link: 'https://a.dev', techUsed: 'C++', isNew: false },
  {
    id: 6,
    title: 'Query Parser',
    description: 'What it does, in one sentence that is long enough for a second line.',
    link: 'https://hale.example/query-parser',
    techUsed: 'C++, Python',
    isNew: false,
    example: true,
  },
]
