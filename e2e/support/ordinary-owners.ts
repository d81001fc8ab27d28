/** Two owners as there are many: a photograph, screenshots, four jobs, long notes. Nobody real, and every picture is drawn. */
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

type Look = { behind: string; paper: string; ink: string }

/** A name of 24 letters, seven items in the bar, a tall photograph on white, screenshots of dark interfaces. */
export async function writer(folder: string) {
  const owner = { name: 'Konstantinos Oppenheimer', headline: 'Backend engineer in Thessaloniki.' }
  await writeOwner(folder, owner, { behind: 'white', paper: '#10151f', ink: '#e8edf5' }, 1_500)
  append(folder, {
    'navigation.ts': `navigation.splice(5, 0, { id: 7, name: 'Notes', href: '/notes' }); navigation.pop()`,
  })
  for (const [index, title] of TITLES.entries())
    write(`${folder}/content/notes/note-${index}.md`, article(`What ${title} taught me`, index))
}

const ARABIC_PASSION = 'أحبّ البرمجة في ساعات الليل الهادئة قبل أن يستيقظ الناس.'

/** A name of 11 letters in three languages, a dark square photograph, a wide picture, light screenshots, one of a phone. */
export async function traveller(folder: string) {
  const look = { behind: '#0b0b0d', paper: 'white', ink: '#1d2430' }
  await writeOwner(folder, { name: 'Zoë Lindahl', aboutPicture: '/wide.jpg' }, look, 1_200)
  await draw(folder, '/wide.jpg', screen(2_100, 900, { ...look, paper: '#c9d4e0' }))
  await draw(folder, '/shots/4.png', screen(900, 1_950, look))
  for (const [language, headline, roles, passions] of [
    ['de', 'Softwareentwicklerin für Logistik und Fahrpläne', ['Entwicklerin.', 'Programmiererin.'], []],
    ['ar', 'مطوّرة برمجيات للنقل والجداول الزمنية', ['مطوّرة.', 'مبرمجة.'], [ARABIC_PASSION]],
  ]) {
    const owner = JSON.stringify({ headline, roles, passions })
    write(`${folder}/content/${language}/owner.ts`, `export const owner = ${owner}\n`)
  }
}

async function writeOwner(folder: string, more: object, look: Look, portraitHeight: number) {
  for (const part of ['public/drawings', 'content/projects']) rmSync(`${folder}/${part}`, { recursive: true })
  mkdirSync(`${folder}/public/shots`)
  await draw(folder, '/me.jpg', person(portraitHeight, look))
  for (const index of TITLES.keys()) await draw(folder, `/shots/${index}.png`, screen(1_600, 1_000, look))
  const owner = { portrait: '/me.jpg', place: 'Thessaloniki, Greece', availability: 'From May 2099', ...more }
  const projects = TITLES.map((title, id) => ({
    id,
    title,
    description: PARAGRAPH.slice(0, 140),
    image: `/shots/${id}.png`,
    link: 'https://hale.example/',
    repository: 'https://github.com/octocat/hello-world',
    story: id < 2 ? `story-${id}` : undefined,
    type: id === 2 ? 'Side project' : undefined,
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

function person(height: number, { behind }: Look) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 ${height / 3}" width="1200" height="${height}"><rect width="400" height="500" fill="${behind}"/><ellipse cx="200" cy="470" rx="170" ry="190" fill="#34465e"/><rect x="165" y="230" width="70" height="80" fill="#c98f6f"/><ellipse cx="200" cy="170" rx="78" ry="98" fill="#dca585"/><path d="M118 165C110 60 290 60 282 165C270 110 130 110 118 165Z" fill="#3b2a22"/></svg>`
}

/** An interface whose words touch its edges, so that what cuts it shows. */
function screen(width: number, height: number, { paper, ink }: Look) {
  const rows = Array.from({ length: Math.floor(height / 90) - 1 }, (_, row) => {
    const y = 150 + 90 * row
    return `<path d="M0 ${y + 30}H${width}" stroke="${ink}" stroke-opacity=".2"/><text y="${y}">Depot ${row}</text><text x="${width}" y="${y}" text-anchor="end">packed</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="40" fill="${ink}"><rect width="100%" height="100%" fill="${paper}"/><rect width="100%" height="80" fill="#3d6ee0"/>${rows.join('')}</svg>`
}

function draw(folder: string, path: string, picture: string) {
  return sharp(Buffer.from(picture)).toFile(`${folder}/public${path}`)
}
