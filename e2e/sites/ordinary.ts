/**
 * The site of an owner as there are many: a tall photograph, a wide picture, screenshots, one of a phone, four jobs,
 * long notes, three languages, seven pages in the bar, a name of forty letters. All else is the specimen's.
 */
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { write } from '../../tests/support/write'
import { changeContent } from './change-content'
import { longArticle } from './long-article'
import { writePhoto } from './write-photo'

const TITLES = [
  'Depot inventory for regional workshops',
  'Timetable',
  'Ledger of small grants',
  'Route planner for night trains and ferries',
  'Harbour',
  'Queue dashboard',
]

const SENTENCE = 'We measured it again on a quiet machine, and the figure was the same.'
const RESULTS = ['', ' We did.', ' We measured it.'].map((end) => SENTENCE + end)
const JOBS = [
  ['Senior Backend Engineer', 'Northgate Logistics', '2022-03'],
  ['Backend Engineer', 'Institute for Applied Hydrology', '2018', '2022-02'],
  ['Software Developer', 'Kestrel Media', '2015-01', '2018-08'],
  ['Working student', 'University of Thessaloniki', '2013', '2014'],
].map(([position, name, startDate, endDate]) => ({ position, name, startDate, endDate, highlights: RESULTS }))

const NAMES = ['PostgreSQL', 'PostGIS', 'Kubernetes', 'TypeScript', 'Go', 'Event sourcing']
const SKILLS = Array.from({ length: 30 }, (_, id) => ({ id, skillName: NAMES[id % 6], amount: 30 + 2 * id }))

const PROJECTS = TITLES.map((title, id) => ({
  id,
  title,
  description: `${SENTENCE} ${SENTENCE}`,
  image: `/shots/${id}.jpg`,
  link: 'https://hale.example/',
  repository: 'https://github.com/octocat/hello-world',
  story: id < 2 ? `story-${id}` : undefined,
  type: id === 2 ? 'Side project' : undefined,
  role: 'Lead developer',
  start: '2023-04',
  highlights: ['Orders are packed in eleven minutes instead of forty.', SENTENCE],
  techUsed: id === 5 ? '' : 'React js, PostgreSQL, PostGIS, TypeScript, HTML, CSS',
  isNew: id < 3,
  live: id === 0,
}))

export async function ordinary(site: string) {
  for (const part of ['public/drawings', 'content/projects']) rmSync(`${site}/${part}`, { recursive: true })
  cpSync('e2e/sites/ordinary', site, { recursive: true })
  mkdirSync(`${site}/public/shots`)
  await writePhoto(site, '/me.jpg', 800, 1_000)
  await writePhoto(site, '/wide.jpg', 1_400, 600)
  changeContent(site, ({ owner, projects, projectFilters, skills, work, navigation }) => {
    Object.assign(owner, { name: 'Maria Alexandra Konstantinopoulou Hirsch', theme: 'system' })
    Object.assign(owner, { headline: 'Backend engineer in Thessaloniki.', availability: 'From May 2099' })
    Object.assign(owner, { portrait: '/me.jpg', aboutPicture: '/wide.jpg', place: 'Thessaloniki, Greece' })
    projects.splice(0, 9, ...PROJECTS)
    projectFilters[0].label = 'All projects of these years'
    skills.splice(0, 12, ...SKILLS)
    work.splice(0, 1, ...JOBS)
    navigation.splice(5, 0, { id: 7, name: 'Notes', href: '/notes' })
  })
  for (const [index, title] of TITLES.entries()) {
    const isOfPhone = index === 4
    await writePhoto(site, `/shots/${index}.jpg`, isOfPhone ? 600 : 960, isOfPhone ? 1_300 : 600)
    write(`${site}/content/notes/note-${index}.md`, longArticle(`What ${title} taught me`, index))
    if (index < 2) write(`${site}/content/projects/story-${index}.md`, longArticle(title, index))
  }
}
