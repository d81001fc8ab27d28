/** An owner as there are many: a photograph, screenshots, four jobs, long notes, three languages. Nobody real. */
import { mkdirSync, rmSync } from 'node:fs'
import sharp from 'sharp'
import { append } from '../../tests/support/copy-site'

const PARAGRAPH = 'We measured it again on a quiet machine, and the figure was the same. '.repeat(4)
const BODY = `${PARAGRAPH}\n\n- ${PARAGRAPH}\n\n\`\`\`ts\nconst figure: number = 1\n\`\`\`\n\n`
const OUTCOME = 'Orders are packed in eleven minutes instead of forty.'
const STORY = `outcome: ${OUTCOME}\nproblem: Paper lists.\nrole: Lead developer\nteam: Two engineers\nduration: Eleven weeks`
const TABLE = ['Measured', '---', 'eleven minutes'].map((cell) => `|${` ${cell} |`.repeat(5)}\n`).join('')
const PAGE = `---\ntitle: What I use\nname: Uses\nsummary: ${PARAGRAPH.slice(0, 90)}\n---\n\n${BODY}${TABLE}`

const TITLES = [
  'Depot inventory for regional workshops',
  'Timetable',
  'Ledger of small grants',
  'Route planner for night trains and ferries',
  'Harbour',
  'Queue dashboard',
]

const RESULTS = [70, 79, 88].map((length) => `${PARAGRAPH.slice(0, length)}.`)
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
  description: PARAGRAPH.slice(0, 140),
  image: `/shots/${id}.jpg`,
  link: 'https://hale.example/',
  repository: 'https://github.com/octocat/hello-world',
  story: id < 2 ? `story-${id}` : undefined,
  type: id === 2 ? 'Side project' : undefined,
  role: 'Lead developer',
  start: '2023-04',
  highlights: [OUTCOME, PARAGRAPH.slice(0, 70)],
  techUsed: id === 5 ? '' : 'React js, PostgreSQL, PostGIS, TypeScript, HTML, CSS',
  isNew: id < 3,
  live: id === 0,
}))

/** A name of forty letters, seven items in the bar, a tall photograph, a wide picture, screenshots, one of a phone. */
export async function ordinary(folder: string) {
  for (const part of ['public/drawings', 'content/projects']) rmSync(`${folder}/${part}`, { recursive: true })
  mkdirSync(`${folder}/public/shots`)
  await photo(folder, '/me.jpg', 800, 1_000)
  await photo(folder, '/wide.jpg', 1_400, 600)
  append(folder, {
    'owner.ts': `Object.assign(owner, { name: 'Maria Alexandra Konstantinopoulou Hirsch', headline: 'Backend engineer in Thessaloniki.', portrait: '/me.jpg', aboutPicture: '/wide.jpg', place: 'Thessaloniki, Greece', availability: 'From May 2099', theme: 'system' })`,
    'projects.ts': `projects.splice(0, 9, ...${JSON.stringify(PROJECTS)})\nObject.assign(projectFilters[0] ?? {}, { label: 'All projects of these years' })`,
    'skills.ts': `skills.splice(0, 12, ...${JSON.stringify(SKILLS)})`,
    'career.ts': `work.splice(0, 1, ...${JSON.stringify(JOBS)})`,
    'navigation.ts': `navigation.splice(5, 0, { id: 7, name: 'Notes', href: '/notes' })`,
    'pages/uses.md': PAGE,
    'de/owner.ts': `export const owner = { headline: 'Softwareentwickler für Logistik und Fahrpläne', roles: ['Entwickler.', 'Programmierer.'], passions: [] }`,
    'ar/owner.ts': `export const owner = { headline: 'مطوّر برمجيات للنقل والجداول الزمنية', roles: ['مطوّر.', 'مبرمج.'], passions: ['أحبّ البرمجة في ساعات الليل الهادئة قبل أن يستيقظ الناس.'] }`,
  })
  for (const [index, title] of TITLES.entries()) {
    const isOfPhone = index === 4
    await photo(folder, `/shots/${index}.jpg`, isOfPhone ? 600 : 960, isOfPhone ? 1_300 : 600)
    append(folder, { [`notes/note-${index}.md`]: article(`What ${title} taught me`, index) })
    if (index < 2) append(folder, { [`projects/story-${index}.md`]: article(title, index) })
  }
}

/** A long text with all facts, code, a table and a picture. @param number of the month from 2010 on. */
export function article(title: string, number: number, tags = 'SQL', shot = `/shots/${number}.jpg`) {
  const date = new Date(Date.UTC(2010, number)).toISOString().slice(0, 10)
  const facts = `title: ${title}\ndate: ${date}\ntags: ${tags}\nsummary: ${PARAGRAPH.slice(0, 90)}\n${STORY}`
  const parts = ['Problem', 'Attempt', 'Result', 'Limits'].map((part) => `## ${part}\n\n${BODY}`)
  return `---\n${facts}\n---\n\n${parts.join('')}${TABLE}\n![The screen](${shot} "As it is used")\n`
}

/** A photograph has no large areas of one colour, so noise stands in for one. */
export async function photo(folder: string, path: string, width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: 'gray', noise } })
  await picture.resize(width, height, { fit: 'fill' }).toFile(`${folder}/public${path}`)
}
