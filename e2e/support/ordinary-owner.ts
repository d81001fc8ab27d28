/** An owner as there are many: a photograph, screenshots, four jobs, long notes. Nobody real, and every picture is drawn. */
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

const PROJECTS = TITLES.map((title, id) => ({
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
  techUsed: id === 5 ? '' : 'React js, PostgreSQL, PostGIS, TypeScript, HTML, CSS',
  isNew: id < 3,
  live: id === 0,
}))

const LANGUAGES = {
  de: `{ headline: 'Softwareentwickler für Logistik und Fahrpläne', roles: ['Entwickler.', 'Programmierer.'], passions: [] }`,
  ar: `{ headline: 'مطوّر برمجيات للنقل والجداول الزمنية', roles: ['مطوّر.', 'مبرمج.'], passions: ['أحبّ البرمجة في ساعات الليل الهادئة قبل أن يستيقظ الناس.'] }`,
}

/** In three languages: a name of 24 letters, seven items in the bar, a tall photograph on white, a wide picture, screenshots, one of a phone. */
export async function ordinary(folder: string) {
  for (const part of ['public/drawings', 'content/projects']) rmSync(`${folder}/${part}`, { recursive: true })
  mkdirSync(`${folder}/public/shots`)
  await draw(folder, '/me.jpg', PERSON)
  await draw(folder, '/wide.jpg', screen(2_100, 900))
  for (const index of TITLES.keys())
    await draw(folder, `/shots/${index}.png`, index === 4 ? screen(900, 1_950) : screen(1_600, 1_000))
  append(folder, {
    'owner.ts': `Object.assign(owner, { name: 'Konstantinos Oppenheimer', headline: 'Backend engineer in Thessaloniki.', portrait: '/me.jpg', aboutPicture: '/wide.jpg', place: 'Thessaloniki, Greece', availability: 'From May 2099' })`,
    'projects.ts': `projects.splice(0, 9, ...${JSON.stringify(PROJECTS)})\nObject.assign(projectFilters[0] ?? {}, { label: 'All projects of these years' })`,
    'skills.ts': `skills.splice(0, 12, ...${JSON.stringify(SKILLS)})`,
    'career.ts': `work.splice(0, 1, ...${JSON.stringify(JOBS)})`,
    'navigation.ts': `navigation.splice(5, 0, { id: 7, name: 'Notes', href: '/notes' })`,
  })
  for (const [index, title] of TITLES.entries()) {
    write(`${folder}/content/notes/note-${index}.md`, article(`What ${title} taught me`, index))
    if (index < 2) write(`${folder}/content/projects/story-${index}.md`, article(title, index))
  }
  const facts = `title: What I use\nname: Uses\nsummary: ${PARAGRAPH.slice(0, 90)}`
  write(`${folder}/content/pages/uses.md`, `---\n${facts}\n---\n\n${BODY}${TABLE}`)
  for (const [language, owner] of Object.entries(LANGUAGES))
    write(`${folder}/content/${language}/owner.ts`, `export const owner = ${owner}\n`)
}

const PERSON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="1200" height="1500"><rect width="400" height="500" fill="white"/><ellipse cx="200" cy="470" rx="170" ry="190" fill="#34465e"/><rect x="165" y="230" width="70" height="80" fill="#c98f6f"/><ellipse cx="200" cy="170" rx="78" ry="98" fill="#dca585"/><path d="M118 165C110 60 290 60 282 165C270 110 130 110 118 165Z" fill="#3b2a22"/></svg>`

/** A long text with all facts, code, a table and a picture. @param number of the month from 2010 on. */
export function article(title: string, number: number, tags = 'SQL', shot = `/shots/${number}.png`) {
  const date = new Date(Date.UTC(2010, number)).toISOString().slice(0, 10)
  const facts = `title: ${title}\ndate: ${date}\ntags: ${tags}\nsummary: ${PARAGRAPH.slice(0, 90)}\n${STORY}`
  const parts = ['Problem', 'Attempt', 'Result', 'Limits'].map((part) => `## ${part}\n\n${BODY}`)
  return `---\n${facts}\n---\n\n${parts.join('')}${TABLE}\n![The screen](${shot} "As it is used")\n`
}

/** An interface whose words touch its edges, so that what cuts it shows. */
function screen(width: number, height: number) {
  const rows = Array.from({ length: Math.floor(height / 90) - 1 }, (_, row) => {
    const y = 150 + 90 * row
    return `<path d="M0 ${y + 30}H${width}" stroke="#e8edf5" stroke-opacity=".2"/><text y="${y}">Depot ${row}</text><text x="${width}" y="${y}" text-anchor="end">packed</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="40" fill="#e8edf5"><rect width="100%" height="100%" fill="#10151f"/><rect width="100%" height="80" fill="#3d6ee0"/>${rows.join('')}</svg>`
}

function draw(folder: string, path: string, picture: string) {
  return sharp(Buffer.from(picture)).toFile(`${folder}/public${path}`)
}
