import type { Project, ProjectFilter } from '@/content/schema/projects'

/** The filter. '' shows all projects, 'latest' those with `isNew`, any other value those with it in `techUsed`. */
export const projectFilters: ProjectFilter[] = [
  { value: '', label: 'Filter out' },
  { value: 'latest', label: 'Latest' },
  { value: 'React', label: 'React js' },
  { value: 'HTML', label: 'HTML,CSS' },
  { value: 'C++', label: 'C++' },
]

/** Newest first. The page keeps this order. */
export const projects: Project[] = [
  {
    id: 33,
    title: 'Relay Board',
    description:
      'A team board whose cards move on every screen at once. Edits made on a train are merged when the network is back.',
    image: '/drawings/kanban-board.svg',
    link: 'https://example.com/relay-board',
    story: 'relay-board',
    techUsed: 'React js, Tailwind, Node js',
    isNew: true,
    live: true,
    example: true,
  },
  {
    id: 1,
    title: 'Campus Compass',
    description:
      'The shortest walk between two lecture halls, stairs and closed doors included, drawn on a map that loads in a second.',
    image: '/drawings/campus-map.svg',
    link: 'https://example.com/campus-compass',
    techUsed: 'React js, Express js, MongoDb',
    isNew: true,
    example: true,
  },
  {
    id: 11,
    title: 'Recipe Box',
    description:
      'Recipes that scale to the number of guests and turn into one shopping list, sorted by aisle. Works without a connection.',
    image: '/drawings/recipe-box.svg',
    link: 'https://example.com/recipe-box',
    techUsed: 'HTML, CSS, JavaScript',
    isNew: true,
    example: true,
  },
  {
    id: 2,
    title: 'Corner Till',
    description:
      'A till for a corner shop: sales in three taps, stock that counts itself and a daily report that the owner really reads.',
    image: '/drawings/corner-till.svg',
    link: 'https://example.com/corner-till',
    techUsed: 'React js, Node js, MongoDb',
    isNew: true,
    example: true,
  },
  {
    id: 22,
    title: 'Pathwright',
    description:
      'A* over a weighted graph with a million nodes, watched step by step: every queue, every relaxed edge, every dead end.',
    image: '/drawings/route-finder.svg',
    link: 'https://example.com/pathwright',
    techUsed: 'C++, CMake',
    isNew: true,
    example: true,
  },
  {
    id: 3,
    title: 'Weather Station',
    description:
      'Wind, pressure and rain from a mast on the balcony, drawn as curves that a neighbour without a manual can read.',
    image: '/drawings/weather-station.svg',
    link: 'https://example.com/weather-station',
    techUsed: 'HTML, Tailwind, JavaScript',
    isNew: true,
    example: true,
  },
  {
    id: 4,
    title: 'Type Specimen',
    description:
      'One page that sets any two typefaces side by side and measures what the eye only suspects: x-height, colour and rhythm.',
    image: '/drawings/type-specimen.svg',
    link: 'https://example.com/type-specimen',
    techUsed: 'HTML, CSS',
    isNew: false,
    example: true,
  },
  {
    id: 5,
    title: 'Memory Arena',
    description:
      'A small arena allocator with a test for every way to misuse it, and a picture of the heap before and after each call.',
    image: '/drawings/memory-arena.svg',
    link: 'https://example.com/memory-arena',
    techUsed: 'C++',
    isNew: false,
    example: true,
  },
  {
    id: 6,
    title: 'Expression Parser',
    description:
      'A recursive-descent calculator that points at the very character it does not understand and says what it expected.',
    image: '/drawings/expression-parser.svg',
    link: 'https://example.com/expression-parser',
    techUsed: 'C++, Python',
    isNew: false,
    example: true,
  },
]
