/** Two owners as there are many: a photograph, screenshots, four jobs, long notes. Nobody real. Tests look at sizes alone. */
import { mkdirSync, rmSync } from 'node:fs'
import sharp from 'sharp'
import { append, write } from '../../tests/copy-site'

const PARAGRAPH = 'We measured it again on a quiet machine, and the figure was the same. '.repeat(4)
const BODY = `${PARAGRAPH}\n\n- ${PARAGRAPH}\n\n\`\`\`ts\nconst figure: number = 1\n\`\`\`\n\n`
const OUTCOME = 'Orders are packed in eleven minutes instead of forty.'
const STORY = `outcome: ${OUTCOME}\nproblem: Paper lists.\nrole: Lead developer\nteam: Two engineers\nduration: Eleven weeks`
const TABLE = ['Measured', '---', 'eleven minutes'].map((cell) => `|${` ${cell} |`.repeat(5)}\n`).join('')

const TITLES = [
  'Depot inventory for regional workshops',
  'Timetable',
  'Ledger of small grants',
  'Route planner for night trains and ferries',
  'Harbour',
  'Queue dashboard',
]

const JOBS = [
  ['Senior Backend Engineer', 'Northgate Logistics', '2022-03'],
  ['Backend Engineer', 'Institute for Applied Hydrology', '2018-09', '2022-02'],
  ['Software Developer', 'Kestrel Media', '2015-01', '2018-08'],
  ['Working student', 'University of Thessaloniki', '2013', '2014'],
].map(([position, name, startDate, endDate]) => {
  const highlights = [70, 79, 88].map((length) => `${PARAGRAPH.slice(0, length)}.`)
  return { position, name, startDate, endDate, highlights }
})

const NAMES = ['PostgreSQL', 'PostGIS', 'Kubernetes', 'TypeScript', 'Go', 'Event sourcing']
const SKILLS = Array.from({ length: 30 }, (_, id) => ({ id, skillName: NAMES[id % 6], amount: 30 + 2 * id }))

/** A name of 24 letters, seven items in the bar, a tall photograph. */
export async function writer(folder: string) {
  const name = 'Konstantinos Oppenheimer'
  await writeOwner(folder, [1_200, 1_500], { name, headline: 'Backend engineer in Thessaloniki.' })
  append(folder, {
    'navigation.ts': `navigation.splice(5, 0, { id: 7, name: 'Notes', href: '/notes' }); navigation.pop()`,
  })
  for (const [index, title] of TITLES.entries())
    write(`${folder}/content/notes/note-${index}.md`, article(`What ${title} taught me`, index))
}

const ARABIC_PASSION = 'أحبّ البرمجة في ساعات الليل الهادئة قبل أن يستيقظ الناس.'

/** A name of 11 letters in three languages, a square photograph, a wide picture of the desk, a screenshot of a phone. */
export async function traveller(folder: string) {
  await writeOwner(folder, [1_600, 1_600], { name: 'Zoë Lindahl', aboutPicture: '/wide.jpg' })
  await picture(folder, '/wide.jpg', 2_100, 900)
  await picture(folder, '/shots/4.png', 900, 1_950)
  for (const [language, headline, roles, passions] of [
    ['de', 'Softwareentwicklerin für Logistik und Fahrpläne', ['Entwicklerin.', 'Programmiererin.'], []],
    ['ar', 'مطوّرة برمجيات للنقل والجداول الزمنية', ['مطوّرة.', 'مبرمجة.'], [ARABIC_PASSION]],
  ]) {
    const owner = JSON.stringify({ headline, roles, passions })
    write(`${folder}/content/${language}/owner.ts`, `export const owner = ${owner}\n`)
  }
}

async function writeOwner(folder: string, [width, height]: [number, number], more: object) {
  for (const part of ['public/drawings', 'content/projects']) rmSync(`${folder}/${part}`, { recursive: true })
  mkdirSync(`${folder}/public/shots`)
  await picture(folder, '/me.jpg', width, height)
  for (const index of TITLES.keys()) await picture(folder, `/shots/${index}.png`, 1_600, 1_000)
  const owner = { portrait: '/me.jpg', place: 'Thessaloniki, Greece', availability: 'From May 2099', ...more }
  const projects = TITLES.map((title, id) => ({
    id,
    title,
    description: PARAGRAPH.slice(0, 140),
    image: `/shots/${id}.png`,
    link: 'https://hale.example/',
    repository: 'https://github.com/octocat/hello-world',
    story: id < 2 ? `story-${id}` : undefined,
    role: 'Lead developer',
    start: '2023-04',
    highlights: [OUTCOME, PARAGRAPH.slice(0, 70)],
    techUsed: 'React js, PostgreSQL, PostGIS, TypeScript, HTML, CSS',
    isNew: id < 3,
    live: id === 0,
  }))
  append(folder, {
    'owner.ts': `delete owner.aboutPicture; Object.assign(owner, ${JSON.stringify(owner)})`,
    'projects.ts': `projects.splice(0, 9, ...${JSON.stringify(projects)})\nObject.assign(projectFilters[0] ?? {}, { label: 'All projects of these years' })`,
    'skills.ts': `skills.splice(0, 12, ...${JSON.stringify(SKILLS)})`,
    'career.ts': `work.splice(0, 1, ...${JSON.stringify(JOBS)})`,
  })
  for (const [index, title] of TITLES.slice(0, 2).entries())
    write(`${folder}/content/projects/story-${index}.md`, article(title, index))
}

/** A long text with all facts, code, a table and a picture. @param number of the month from 2010 on. */
export function article(title: string, number: number, tags = 'SQL', shot = `/shots/${number}.png`) {
  const date = new Date(Date.UTC(2010, number)).toISOString().slice(0, 10)
  const facts = `title: ${title}\ndate: ${date}\ntags: ${tags}\nsummary: ${PARAGRAPH.slice(0, 90)}\n${STORY}`
  const parts = ['Problem', 'Attempt', 'Result', 'Limits'].map((part) => `## ${part}\n\n${BODY}`)
  return `---\n${facts}\n---\n\n${parts.join('')}${TABLE}\n![The screen](${shot} "As it is used")\n`
}

function picture(folder: string, path: string, width: number, height: number) {
  const gray = sharp({ create: { width, height, channels: 3, background: 'gray' } })
  return gray.toFile(`${folder}/public${path}`)
}
