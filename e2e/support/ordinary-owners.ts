/** Two owners as there are many: a photograph, screenshots, four jobs, long notes. Nobody real, and every picture is drawn. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { append } from '../../tests/copy-site'

const PARAGRAPH = 'We measured it again on a quiet machine, and the figure was the same. '.repeat(4)

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
].map(([position, name, startDate, endDate]) => ({
  position,
  name,
  startDate,
  endDate,
  highlights: [0, 1, 2].map((index) => `${PARAGRAPH.slice(0, 70 + 9 * index)}.`),
}))

const SKILLS = Array.from({ length: 30 }, (_, index) => ({
  id: index,
  skillName: ['PostgreSQL', 'PostGIS', 'Kubernetes', 'TypeScript', 'Go', 'Event sourcing'][index % 6],
  amount: 30 + 2 * index,
}))

/** A name of 24 letters, seven items in the bar, a photograph on white, screenshots of dark interfaces. */
export async function writer(folder: string) {
  await pictures(folder, 'white', ['#10151f', '#e8edf5'], [1_200, 1_500])
  writeOwner(folder, 'Konstantinos Oppenheimer', { headline: 'Backend engineer in Thessaloniki.' })
  append(folder, {
    'navigation.ts': `navigation.splice(5, 0, { id: 7, name: 'Notes', href: '/notes' }); navigation.pop()`,
  })
  mkdirSync(`${folder}/content/notes`, { recursive: true })
  for (const [index, title] of TITLES.entries())
    writeFileSync(`${folder}/content/notes/note-${index}.md`, article(`What ${title} taught me`, index))
}

/** A name of 11 letters, a dark photograph, a wide picture of the desk, screenshots of light interfaces and of a phone. */
export async function traveller(folder: string) {
  await pictures(folder, '#0b0b0d', ['#ffffff', '#1d2430'], [1_600, 1_600])
  await screenshot(folder, '/wide.jpg', ['#2b3440', '#dfe6ee'], 2_100, 900)
  await screenshot(folder, '/shots/4.png', ['#ffffff', '#1d2430'], 900, 1_950)
  writeOwner(folder, 'Zoë Lindahl', { aboutPicture: '/wide.jpg' })
  for (const [language, headline] of [
    ['de', 'Softwareentwicklerin für Logistik und Fahrpläne'],
    ['ar', 'مطوّرة برمجيات للنقل والجداول الزمنية'],
  ]) {
    mkdirSync(`${folder}/content/${language}`, { recursive: true })
    const roles = language === 'ar' ? ['مطوّرة.', 'مبرمجة.'] : ['Entwicklerin.', 'Programmiererin.']
    const passions = language === 'ar' ? ['أحبّ البرمجة في ساعات الليل الهادئة قبل أن يستيقظ الناس.'] : []
    const owner = JSON.stringify({ headline, roles, passions })
    writeFileSync(`${folder}/content/${language}/owner.ts`, `export const owner = ${owner}\n`)
  }
}

function writeOwner(folder: string, name: string, more: object) {
  const owner = { name, portrait: '/me.jpg', place: 'Thessaloniki, Greece', availability: 'From March 2099' }
  const projects = TITLES.map((title, index) => ({
    id: index,
    title,
    description: PARAGRAPH.slice(0, 140),
    image: `/shots/${index}.png`,
    link: 'https://hale.example/',
    repository: 'https://github.com/octocat/hello-world',
    story: index < 2 ? `story-${index}` : undefined,
    role: 'Lead developer',
    start: '2023-04',
    highlights: ['Orders are packed in eleven minutes instead of forty.', PARAGRAPH.slice(0, 70)],
    techUsed: 'React js, PostgreSQL, PostGIS, TypeScript, HTML, CSS',
    isNew: index < 3,
    live: index === 0,
  }))
  append(folder, {
    'owner.ts': `delete owner.aboutPicture\nObject.assign(owner, ${JSON.stringify({ ...owner, ...more })})`,
    'projects.ts': `projects.splice(0, 9, ...${JSON.stringify(projects)})\nObject.assign(projectFilters[0] ?? {}, { label: 'All projects of these years' })`,
    'skills.ts': `skills.splice(0, 12, ...${JSON.stringify(SKILLS)})`,
    'career.ts': `work.splice(0, 1, ...${JSON.stringify(JOBS)})`,
  })
  rmSync(`${folder}/content/projects`, { recursive: true })
  mkdirSync(`${folder}/content/projects`)
  for (const index of [0, 1])
    writeFileSync(`${folder}/content/projects/story-${index}.md`, article(TITLES[index] ?? '', index))
}

function article(title: string, index: number) {
  const facts = `title: ${title}\ndate: 2026-0${index + 1}-11\nsummary: ${PARAGRAPH.slice(0, 90)}\ntags: [SQL, PostGIS]`
  const story = `outcome: Orders are packed in eleven minutes instead of forty.\nproblem: Paper lists.\nrole: Lead developer\nteam: Two engineers\nduration: Eleven weeks`
  const parts = ['Problem', 'Attempt', 'Result'].map((part) => `## ${part}\n\n${PARAGRAPH}\n\n${PARAGRAPH}\n`)
  const table = `| ${'Measured | '.repeat(5)}\n| ${'--- | '.repeat(5)}\n| ${'eleven minutes | '.repeat(5)}\n`
  return `---\n${facts}\n${story}\n---\n\n${parts.join('\n')}\n${table}\n![The screen](/shots/${index}.png "As it is used")\n`
}

async function pictures(
  folder: string,
  behind: string,
  colors: [string, string],
  [width, height]: [number, number],
) {
  rmSync(`${folder}/public/drawings`, { recursive: true })
  mkdirSync(`${folder}/public/shots`, { recursive: true })
  const person = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 ${(400 * height) / width}" width="${width}" height="${height}"><rect width="400" height="500" fill="${behind}"/><ellipse cx="200" cy="470" rx="170" ry="190" fill="#34465e"/><rect x="165" y="230" width="70" height="80" fill="#c98f6f"/><ellipse cx="200" cy="170" rx="78" ry="98" fill="#dca585"/><path d="M118 165C110 60 290 60 282 165C270 110 130 110 118 165Z" fill="#3b2a22"/></svg>`
  await sharp(Buffer.from(person)).toFile(`${folder}/public/me.jpg`)
  for (const index of TITLES.keys()) await screenshot(folder, `/shots/${index}.png`, colors, 1_600, 1_000)
}

/** An interface whose words touch its edges, so that what cuts it shows. */
async function screenshot(
  folder: string,
  path: string,
  [paper, ink]: [string, string],
  width: number,
  height: number,
) {
  const rows = Array.from({ length: Math.floor(height / 90) - 1 }, (_, row) => {
    const y = 150 + 90 * row
    return `<path d="M0 ${y + 30}H${width}" stroke="${ink}" stroke-opacity=".2"/><text x="0" y="${y}">Depot ${row}</text><text x="${width / 2}" y="${y}">${40 + row * 7} of 90</text><text x="${width}" y="${y}" text-anchor="end">packed</text>`
  })
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="40" fill="${ink}"><rect width="100%" height="100%" fill="${paper}"/><rect width="100%" height="80" fill="#3d6ee0"/><text x="0" y="56" fill="white">Inventory</text>${rows.join('')}</svg>`
  await sharp(Buffer.from(picture)).toFile(`${folder}/public${path}`)
}
