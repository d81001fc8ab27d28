import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { content as files } from '@/app/_check/content-files'
import { show } from '@/app/_check/finding'
import { findMistakes } from '@/app/_check/mistakes'
import { resume } from '@/app/_metadata/json-resume'
import type { Exports } from '@/scripts/import/exports'
import { withFilters } from '@/scripts/import/filters'
import type { Remark } from '@/scripts/import/fitting'
import { listRemarks } from '@/scripts/import/list-remarks'
import { mergeResume } from '@/scripts/import/merge-resume'
import { readResume } from '@/scripts/import/read-resume'
import { withoutExamples } from '@/scripts/import/without-examples'
import { inSpecimen } from '@/tests/specimen-site'
import { asShipped } from './as-shipped'

const SAMPLES = resolve('node_modules/@jsonresume/schema')
const TODAY = '2026-11-23'
const shipped: Exports = asShipped(Object.assign({}, ...Object.values(files)))

/** Takes the network's place. Only these addresses answer. */
const answering = ['https://ada.dev/engine', 'https://m.social/@ada', 'https://looms.dev']
const network = vi.fn(async (link: string, _request?: RequestInit) => {
  if (!answering.includes(link)) throw new TypeError('fetch failed')
  return new Response()
})
const MILL = { name: 'Mill', position: 'Miller' }
const LOOMS = { name: 'Looms', position: 'Weaver' }

inSpecimen()

beforeEach(() => {
  network.mockClear()
  vi.stubGlobal('fetch', network)
})

async function take(file: object | string | Buffer, content = shipped) {
  const said: Parameters<Remark>[] = []
  const remark: Remark = (...one) => said.push(one)
  writeFileSync(
    'resume.json',
    typeof file === 'string' || Buffer.isBuffer(file) ? file : JSON.stringify(file),
  )
  const read = await readResume('resume.json', content.language, remark)
  const isPicture = (path: string) => path === '/ada.jpg'
  const next = withFilters(mergeResume(read, content, { isPicture, today: TODAY, remark }), content, remark)
  const remarks = said.map(([place, value, why = '']) => `\n${place}: ${show(value)} ${why}`).join('')
  return { next, remarks, said }
}

/** Expects that each of these is told. */
function expectTold(remarks: string, ...lines: string[]) {
  for (const line of lines) expect(remarks).toContain(`\n${line}`)
}

function sample(path = 'sample.resume.json') {
  return JSON.parse(readFileSync(join(SAMPLES, path), 'utf8'))
}

/** Every text and number in a value. */
function leaves(value: unknown): string[] {
  return value && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [String(value)]
}

/** The mistakes in the content files, if they had these values. */
function mistakesIn(next: object) {
  const changed = Object.entries(files).map(([file, exports]) => [
    file,
    Object.fromEntries(Object.keys(exports).map((name) => [name, Object(next)[name]])),
  ])
  return findMistakes(Object.fromEntries(changed)).map(({ text }) => text)
}

test('takes over a whole résumé, its career word for word', async () => {
  const { next } = await take(sample())
  const { work, volunteer, education, awards, publications, languages, interests, references } = sample()
  const [[job], [club], [paper]] = [work, volunteer, publications]
  delete job.url
  delete job.description
  delete club.url
  delete paper.url
  expect(next).toMatchObject({ work: [job], volunteer: [club], education, awards, publications: [paper] })
  expect(next).toMatchObject({ languages, interests, references, certificates: [] })
  expect(next.owner).toEqual({
    ...shipped.owner,
    name: 'Richard Hendriks',
    email: 'richard.hendriks@mail.com',
    roles: ['Programmer.'],
    place: 'San Francisco, California, US',
    phone: '(912) 555-4321',
    bio: sample().basics.summary,
    updated: TODAY,
  })
  expect(next.socials.map(({ label, link }) => [label, link])).toEqual([
    ['Twitter', 'https://twitter.com/neutralthoughts'],
    ['SoundCloud', 'https://soundcloud.example.com/dandymusicnl'],
  ])
  expect(next.skills).toEqual([
    { id: 10, skillName: 'Web Development', amount: 100, keywords: ['HTML', 'CSS', 'Javascript'] },
    { id: 11, skillName: 'Compression', amount: 100, keywords: ['Mpeg', 'MP4', 'GIF'] },
  ])
  const days = { start: '2016-08-24', end: '2016-08-24', isNew: false }
  const techUsed = 'GoogleMaps, Chrome Extension, Javascript'
  expect(next.projects).toMatchObject([
    { id: 34, title: 'Miss Direction', role: 'Team lead, Designer', techUsed, ...days },
  ])
})

test.each([
  'sample.resume.json',
  ...readdirSync(join(SAMPLES, 'examples')).map((file) => `examples/${file}`),
])('drops nothing of %s silently, has no mistakes, and nothing to change the second time', async (path) => {
  const { $schema, meta, ...file } = sample(path)
  const { next, remarks } = await take(file)
  const places = `${remarks.replaceAll("\\'", "'")}\n${leaves(next).join('\n')}`
  for (const skill of file.skills) delete skill.level // It becomes an amount.
  const texts = leaves(file).filter((leaf) => leaf !== 'https://www.twitter.com') // Its user name is added.
  for (const text of texts.flatMap((leaf) => leaf.slice(0, 40).split(', ')))
    expect(places).toContain(text.replace(/^http:/, 'https:'))
  expect(mistakesIn(next)).toEqual([])
  expect((await take(file, next)).next).toEqual(next)
})

test('exports the same again after an import', async () => {
  const exported = resume((await take(sample())).next)
  const { next } = await take(exported)
  expect(resume(next)).toEqual(exported)
})

test('changes nothing but the day where the résumé says nothing', async () => {
  const { next } = await take({
    basics: { name: ' ', label: ' , ', email: null, profiles: [] },
    work: [],
    skills: [],
    projects: [],
    awards: [{ summary: 'Untitled' }],
  })
  expect(next).toEqual({ ...shipped, owner: { ...shipped.owner, updated: TODAY } })
})

test('lists what has no place: entries without a required field, fields that are unknown or wrong', async () => {
  const profiles = [
    { network: 'Mastodon', username: 'ada' },
    { network: 'Web', url: 'javascript:alert(1)' },
  ]
  const job = { ...LOOMS, startDate: '1842', endDate: 'Present', highlights: ['Ten.', 7, true] }
  const { next, remarks } = await take({
    basics: { email: 'ada', fax: '1', profiles },
    work: [{ name: 'Engines Ltd' }, job],
    education: [{ startDate: '1830' }],
    skills: [{ level: 'Expert' }],
    projects: [{ url: 'https://ada.dev' }],
    volunteer: { organization: 'Library' },
    awards: [{ title: 'Medal', date: '2025011827' }],
    hobbies: ['Horses'],
  })
  expectTold(
    remarks,
    'basics.email: "ada" wanted an e-mail address',
    'basics.fax: "1"',
    'basics.profiles[0]: {"network":"Mastodon","username":"ada"} a social link needs',
    'basics.profiles[1]: {"network":"Web","url":"javascript:alert(1)"} a social link needs',
    'work[0]: {"name":"Engines Ltd"} position: wanted a text',
    'work[1].highlights[2]: true wanted a text',
    'education[0]: {"startDate":"1830"} wanted a studyType, an area or an institution',
    'skills[0]: {"level":"Expert"} skillName: wanted',
    'projects[0]: {"url":"https://ada.dev"} title: wanted',
    'volunteer: {"organization":"Library"} wanted a list',
    'awards[0].date: "2025011827" no date that we know',
    'hobbies: ["Horses"]',
  )
  expect(next.work).toEqual([{ ...LOOMS, startDate: '1842', highlights: ['Ten.', '7'] }])
})

test('leaves out what nobody sees, says where, and puts a text of one line on one line', async () => {
  const { next, remarks } = await take({
    basics: { name: 'Ada\u202e', summary: 'One\r\nTwo\u0007' },
    work: [{ name: 'Engines\nLtd', position: 'Analyst\u2066' }],
    skills: [{ name: '\0', level: 'Expert' }],
  })
  expect(next.owner).toMatchObject({ name: 'Ada', bio: 'One\nTwo' })
  expect(next.work).toEqual([{ name: 'Engines Ltd', position: 'Analyst' }])
  expect(next.skills).toEqual(shipped.skills)
  const told = remarks.match(/^\S+(?=: .*without its invisible characters)/gm)
  expect(told).toEqual(['basics.name', 'basics.summary', 'work[0].position', 'skills[0].name'])
  expect(mistakesIn(next)).toEqual([])
})

test('keeps what a résumé cannot hold of a project, and projects of the owner that it does not name', async () => {
  const own = { ...shipped, projects: structuredClone(shipped.projects) }
  Object.assign(own.projects[0] ?? {}, { example: undefined })
  Object.assign(own.projects[4] ?? {}, { example: undefined, link: 'https://pathwright.dev' })
  const url = 'https://new.dev'
  const projects = [
    { name: 'Brand New', description: 'Fresh.', url, keywords: ['Go', 'SQL'] },
    { name: 'Relay Board', description: 'Other words.', url, keywords: ['React js'] },
    { name: 'Old Hat', description: 'Worn.', startDate: '2000', endDate: '2001-05' },
  ]
  const fresh = { id: 34, title: 'Brand New', description: 'Fresh.', link: url }
  const worn = { id: 36, title: 'Old Hat', description: 'Worn.', start: '2000', end: '2001-05' }
  expect((await take({ projects }, own)).next.projects).toEqual([
    { ...fresh, techUsed: 'Go, SQL', isNew: true },
    { ...own.projects[0], description: 'Other words.', link: url, techUsed: 'React js' },
    { ...worn, techUsed: '', isNew: false },
    own.projects[4],
  ])
})

/** Projects with these technologies. Those that are not new ended long ago. */
function projectsWith(...technologies: [keywords: string[], isNew?: boolean][]) {
  const past = { startDate: '2000', endDate: '2001' }
  const projects = technologies.map(([keywords, isNew], index) => {
    return { name: `P${index}`, url: `https://ada.dev/${index}`, keywords, ...(!isNew && past) }
  })
  return { projects }
}

test('makes filters of the technologies of most projects, at most five, and keeps those that the owner wrote', async () => {
  const file = projectsWith(
    [['Zig', 'Go'], true],
    [['SQL', 'Go', 'Go']],
    [['SQL', 'Vue', 'Lua', 'Elm', 'Ada']],
  )
  const filtersOf = async (file: object, projectFilters = shipped.projectFilters) =>
    (await take(file, { ...shipped, projectFilters })).next.projectFilters
  const [all, latest] = shipped.projectFilters
  const names = ['Go', 'SQL', 'Zig', 'Vue', 'Lua'].map((name) => ({ value: name, label: name }))
  expect(await filtersOf(file)).toEqual([all, latest, ...names])
  const own = [
    { value: '', label: 'All' },
    { value: 'Lua', label: 'Moon' },
  ]
  expect(await filtersOf(projectsWith([['Lua', 'Go']]), own)).toEqual([...own, { value: 'Go', label: 'Go' }])
  expect(await filtersOf(file, [])).toEqual([])
})

test('leads a service whose filter goes to all projects, and says so', async () => {
  const { next, remarks } = await take(projectsWith([['C++']]))
  expect(next.services.map(({ filter }) => filter)).toEqual(['', 'C++', ''])
  expectTold(
    remarks,
    'services, Web Developer, filter: "HTML" no project has it any more, so the button "See web projects" shows all projects',
  )
  expect(remarks).not.toContain('services, Programmer')
})

test('takes http links over as https where that answers, and requests nothing else', async () => {
  const profiles = [
    { network: 'Mastodon', url: 'http://m.social/@ada' },
    { network: 'X', url: 'https://x.dev' },
  ]
  const { next, remarks } = await take({
    basics: { url: 'http://localhost', profiles },
    work: [
      { ...LOOMS, url: 'http://looms.dev' },
      { ...MILL, url: 'http://mills.dev' },
      { ...MILL, url: '[Mill](https://ada.dev/mill_(river))' },
    ],
    projects: [
      { name: 'Engine', url: 'HTTP://ada.dev/engine', repository: 'git@ada.dev:x' },
      { name: 'Pathwright', url: 'http://old.dev' },
      { name: 'Mill', url: 'http://127.0.0.1/mill' },
    ],
  })
  expect(next.socials.map(({ link }) => link)).toEqual(['https://m.social/@ada', 'https://x.dev'])
  expect(next.work.map(({ url }) => url)).toEqual([
    'https://looms.dev',
    undefined,
    'https://ada.dev/mill_(river)',
  ])
  expect(next.projects.map(({ link }) => link)).toEqual(['https://ada.dev/engine', undefined, undefined])
  expectTold(
    remarks,
    'work[1].url: "http://mills.dev" wanted an https address',
    'projects[0].repository: "git@ada.dev:x" wanted an https address',
    'projects[1].url: "http://old.dev" others cannot reach it',
  )
  const requested = new Set(network.mock.calls.map(([link]) => link))
  expect(requested).toEqual(new Set([...answering, 'https://mills.dev', 'https://old.dev']))
})

test('reads a level as an amount, and names one that is none', async () => {
  const known = { id: 1, skillName: 'C', amount: 21 }
  const levels = ['0 %', '62.5%', '100 %', 'INTERMEDIATE', 'Master', '101 %', '-1 %', 'Guru', 'constructor']
  const skills = [...levels.map((level) => ({ name: level, level })), { name: 'C', level: 'Guru' }]
  const { next, said } = await take({ skills }, { ...shipped, skills: [known] })
  const amounts = next.skills.map(({ amount }) => amount)
  expect(amounts).toEqual([0, 62.5, 100, 50, 100, undefined, undefined, undefined, undefined, 21])
  expect(said.map(([path]) => path)).toEqual([5, 6, 7, 8, 9].map((index) => `skills[${index}].level`))
})

test('puts every profile where it belongs', async () => {
  const pixel = { id: 3, label: 'Instagram', link: 'https://pixel.fed/ada' }
  const contactSocials = shipped.contactSocials.map((social) => (social.id === pixel.id ? pixel : social))
  const profiles = [
    { network: 'github', username: 'ada-l', url: 'http://www.github.com/ada-l/' },
    { network: 'Mastodon', username: '@ada', url: 'https://mastodon.social/@ada' },
    { network: 'linkedin', url: 'https://www.linkedin.com/in/ada' },
  ]
  const { next } = await take({ basics: { profiles } }, { ...shipped, contactSocials })
  const linkedin = { id: 4, label: 'LinkedIn', link: 'https://www.linkedin.com/in/ada' }
  const mastodon = { label: 'Mastodon', link: 'https://mastodon.social/@ada' }
  const github = { id: 5, label: 'GitHub', link: 'https://github.com/ada-l' }
  expect(next.owner.handle).toBe('ada-l')
  expect(next.socials).toEqual([linkedin, { id: 5, ...mastodon }])
  expect(next.contactSocials).toEqual([pixel, linkedin, github, { id: 7, ...mastodon }])
})

test.each([
  ['/ada.jpg', '/ada.jpg'],
  ['https://ada.dev/ada.jpg', '/ada.jpg'],
  ['https://elsewhere.dev/ada.jpg', shipped.owner.portrait],
])('takes of the picture %s what is under public/', async (image, portrait) => {
  const { next, remarks } = await take({ basics: { image, url: 'https://ada.dev/' } })
  expect(next.owner.portrait).toBe(portrait)
  expect(remarks.includes('no picture under public/')).toBe(portrait !== '/ada.jpg')
})

test.each<[file: string | object, RegExp]>([
  [
    '{"basics": ',
    /^resume\.json is refused: it is no JSON: line 1, column 12, value expected, at the end of the file/,
  ],
  ['{\n  "basics": {} } x', /is refused: it is no JSON: line 2, column 18, .* at "x"/],
  ['{\n  "work": [,]\n}', /is refused: it is no JSON: line 2, column 12, .* at ",\]"/],
  ['[]', /is refused: wanted an object/],
  ['"Ada"', /is refused: wanted an object/],
  ['{}', /is refused: its fields are none; wanted a JSON Resume/],
  [' '.repeat(1_000_001), /is refused: it is larger than 1 MB/],
  ['['.repeat(900_000), /is refused: /],
  ['basics:\n  name: Ada\n work: []', /it is neither JSON nor YAML: .* at line 3, column 1$/],
  [
    'cv:\n  sections:\n    work: [Mill]',
    /it seems to be a RenderCV file; write its entries as a JSON Resume/,
  ],
  ['# CV\n[basics]\nname = "Ada"', /it is TOML; convert it to JSON first/],
  ["// CV\n{ basics: { name: 'Ada' } }", /it is JSON5; convert it to JSON first/],
  ['Company Name,Title\nMill,Miller\n', /it is one table; name the whole zip or the folder of LinkedIn/],
  ['<?xml version="1.0"?><a/>', /it is XML; if it is a Europass CV/],
  ['<!DOCTYPE html><p>Ada', /it is a page in HTML; wanted a JSON Resume/],
  [{ 'a\n::error::b': 1, '\u001b[2J': 1 }, /its fields are aU\+000A::error::b, U\+001B\[2J; wanted/],
  [Buffer.from('{"basics":{"name":"Ad\xe9"}}', 'latin1'), /it is no text in UTF-8; save it again as UTF-8/],
  [{ meta: { format: 'FRESH@0.6' }, name: 'Ada' }, /a FRESH résumé; convert it/],
  [{ login: 'ada', public_repos: 1 }, /an answer of GitHub; run: npm run import -- github:HANDLE/],
  [{ profile: {}, workExpList: [{}, 1] }, /its fields are workExpList; wanted a JSON Resume/],
])('refuses the file %# and says why', async (file, reason) => {
  await expect(take(file)).rejects.toThrow(reason)
})

test('refuses a missing file and a folder', async () => {
  const refuse = (path: string) => expect(readResume(path, 'en', () => {})).rejects
  await refuse('none.json').toThrow('there is no such file')
  await refuse('public').toThrow("there is none of LinkedIn's files in it")
})

const FIRST_GENERATION = {
  basics: { name: 'Ada', picture: '/a.jpg', website: 'https://ada.dev', location: { address: 'Ockham' } },
  work: [{ company: 'Mill', position: 'Miller', website: 'https://m.dev', startDate: '2019', endDate: '' }],
  volunteer: [{ organization: 'Library', position: 'Reader', website: 'https://library.dev' }],
  education: [{ institution: 'At home', area: 'Maths', studyType: 'Lessons', gpa: '1.0' }],
  publications: [{ name: 'Notes', releaseDate: '1843-09', website: 'https://notes.dev' }],
}

test('reads a résumé of the first generation', async () => {
  const { next } = await take(FIRST_GENERATION)
  expect(next.work).toEqual([{ ...MILL, url: 'https://m.dev', startDate: '2019' }])
  expect(next.volunteer).toMatchObject([{ url: 'https://library.dev' }])
  expect(next.education).toMatchObject([{ score: '1.0' }])
  expect(next.publications).toMatchObject([{ releaseDate: '1843-09', url: 'https://notes.dev' }])
  expect(next.owner.place).toBe('Ockham')
})

test.each([
  ['a byte order mark', Buffer.from(`\ufeff${JSON.stringify(FIRST_GENERATION)}`)],
  ['UTF-16 of Windows', Buffer.from(`\ufeff${JSON.stringify(FIRST_GENERATION)}`, 'utf16le')],
  ['YAML', Buffer.from('# CV\nwork:\n  - company: Mill\n    position: Miller\n    startDate: 2019-05-01\n')],
  ['CRLF', Buffer.from(JSON.stringify(FIRST_GENERATION, null, 2).replaceAll('\n', '\r\n'))],
])('reads %s', async (_, file) => {
  expect((await take(file)).next.work).toHaveLength(1)
})

test.each([
  ['2021-02-30', '2021-02'],
  ['Sep 2021', '2021-09'],
  ['summer of 2021', '2021'],
  ['Present', undefined],
  [null, undefined],
])('takes the end %j of a job as %j', async (endDate, read) => {
  const { next } = await take({ work: [{ ...MILL, startDate: '2019', endDate }] })
  expect(next.work).toEqual([{ ...MILL, startDate: '2019', ...(read && { endDate: read }) }])
})

test.each([{ endDate: 'when it closed' }, { endDate: 'кончено' }, { endDate: true }, { current: false }])(
  'leaves a job out, and names it, if it is over and its end is unknown: %j',
  async (end) => {
    const { next, remarks } = await take({ work: [LOOMS, { ...MILL, startDate: '2019', ...end }] })
    expect(next.work.map(({ name }) => name)).toEqual(['Looms'])
    expectTold(remarks, 'work[1]: {"name":"Mill"')
  },
)

test('takes only the end of what ends before it starts, and an end without a start', async () => {
  const { next, remarks } = await take({
    work: [
      { ...MILL, startDate: '2022', endDate: '2021-05' },
      { ...LOOMS, endDate: '2010' },
    ],
    projects: [{ name: 'Engine', endDate: '2010' }],
  })
  expect(next.work).toEqual([
    { ...MILL, endDate: '2021-05' },
    { ...LOOMS, endDate: '2010' },
  ])
  expect(next.projects).toMatchObject([{ title: 'Engine', description: '', end: '2010', isNew: false }])
  expectTold(remarks, 'work[0].startDate: "2022" it is after the end')
  expect(mistakesIn(next)).toEqual([])
})

test('reads no field of ours from a foreign file', async () => {
  const ours = { id: 'x1', image: '/x.png', story: 'x', live: 'yes', isNew: 1, techUsed: 'C' }
  const { next, remarks } = await take({
    projects: [
      { name: 'Engine', ...ours },
      { name: 'Mill', id: 1 },
      { name: 'Loom', id: 1 },
    ],
    skills: [{ name: 'Go', id: 'x', amount: 3, cv: false }],
  })
  const read = { description: '', techUsed: '', isNew: true }
  expect(next.projects).toEqual(
    ['Engine', 'Mill', 'Loom'].map((title, index) => ({ id: 34 + index, title, ...read })),
  )
  expect(next.skills).toEqual([{ id: 10, skillName: 'Go' }])
  expectTold(remarks, ...Object.keys(ours).map((field) => `projects[0].${field}: `))
})

test('takes projects of one title for projects of their own, and changes nothing the second time', async () => {
  const keywords = ['Go', 'C', 'Zig', 'Elm', 'Ada']
  const file = { projects: keywords.map((keyword) => ({ name: 'Engine', keywords: [keyword] })) }
  const { next } = await take(file)
  expect(new Set(next.projects.map(({ id }) => id)).size).toBe(5)
  expect((await take(file, next)).next).toEqual(next)
  expect(mistakesIn(next)).toEqual([])
})

test('describes a project by its first highlight if it has no description', async () => {
  const file = { projects: [{ name: 'Engine', highlights: ['Computes.', 'Prints.'] }] }
  const { next } = await take(file)
  expect(next.projects).toMatchObject([{ description: 'Computes.', highlights: ['Prints.'] }])
  expect((await take(file, next)).next).toEqual(next)
})

test('reads Markdown and HTML as text, a lone link as the link of its entry, and keeps the others in their text', async () => {
  const job = {
    name: '[Mill](https://mill.dev)',
    position: '**Miller**',
    summary:
      '<p>Ground <b>corn</b> &amp; <a href="https://rye.dev">rye</a>.</p><ul><li><p>A lot.</p></li></ul>',
    highlights: ['[The wheel](https://wheel.dev)', '2*3*4 snake_case'],
  }
  const { next, remarks } = await take({
    work: [job, { ...job, name: 'Mill', position: '[Miller](https://m.dev)' }],
  })
  const highlights = ['The wheel (https://wheel.dev)', '2*3*4 snake_case', 'A lot.']
  const read = { ...MILL, summary: 'Ground corn & rye (https://rye.dev).', highlights }
  expect(next.work).toEqual([
    { ...read, url: 'https://mill.dev' },
    { ...read, url: 'https://m.dev' },
  ])
  expect(remarks).not.toContain('work')
})

test('reads entries of a list that are objects, and names what else they say', async () => {
  const keywords = [{ skill: 'HTML', level: '4/5' }, { name: 'CSS' }, { stars: 1 }]
  const { next, remarks } = await take({ skills: [{ name: 'Web', keywords }] })
  expect(next.skills).toMatchObject([{ skillName: 'Web', keywords: ['HTML', 'CSS'] }])
  expectTold(
    remarks,
    'skills[0].keywords[0].level: "4/5"',
    'skills[0].keywords[2]: {"stars":1} wanted a text',
  )
})

test.each([
  [
    { url: 'https://www.linkedin.com/in/ada' },
    { label: 'LinkedIn', link: 'https://www.linkedin.com/in/ada' },
  ],
  [{ url: 'https://www.ada.dev/me' }, { label: 'ada.dev', link: 'https://www.ada.dev/me' }],
  ['ada.dev/me', { label: 'ada.dev', link: 'https://ada.dev/me' }],
  [
    { network: 'GitLab', username: '@ada' },
    { label: 'GitLab', link: 'https://gitlab.com/ada' },
  ],
  [
    { network: 'twitter', username: 'ada', url: 'http://www.twitter.com' },
    { label: 'twitter', link: 'https://twitter.com/ada' },
  ],
])('reads the profile %j', async (profile, social) => {
  const { next } = await take(
    { basics: { profiles: [profile] } },
    { ...shipped, socials: [], contactSocials: [] },
  )
  expect(next.socials).toMatchObject([social])
})

test.each([
  [{ countryCode: 'LU', address: '1 rue Haute' }, 'Luxembourg'],
  ['Sampleville', 'Sampleville'],
  [{ city: 'Bath', countryCode: 'GB' }, 'Bath, GB'],
])('shows the location %j as %s', async (location, place) => {
  expect((await take({ basics: { location } })).next.owner.place).toBe(place)
})

test('reads texts that stand in several languages in the one of the site, and names the others', async () => {
  const work = [{ name: 'Mill', position: { de: 'Müllerin', en: 'Miller', fr: 'Meunière' } }]
  const { next, remarks } = await take({ work }, { ...shipped, language: 'fr-CH' })
  expect(next.work).toMatchObject([{ position: 'Meunière' }])
  expectTold(
    remarks,
    'texts in several languages: ["de","en"] only fr is read; each other one needs a folder in content/',
  )
  const other = await take({ work }, { ...shipped, language: 'pl' })
  expect(other.next.work).toMatchObject([{ position: 'Müllerin' }])
})

test('leaves none of our examples, and no page in the bar that only had these', async () => {
  const { next } = await take({ basics: { name: 'Ada' }, work: [MILL] })
  const own = withoutExamples(next, shipped, () => {})
  const none = { education: [], awards: [], skills: [], projects: [], services: [], socials: [] }
  expect(own).toMatchObject({ work: [MILL], ...none })
  expect(own.owner).toMatchObject({ name: 'Ada', bio: '', headline: undefined, place: undefined })
  expect(own.navigation.map(({ href }) => href)).toEqual(['/', '/skill', '/github'])
  expect(mistakesIn(own)).toEqual([])
})

test('tells what is left out once a kind, with a count, the first place and the names of whole entries', async () => {
  const projects = Array.from({ length: 40 }, (_, index) => ({ name: `P${index}`, fax: 1, pages: 2 }))
  const { said } = await take({ projects, work: [1, 2, 3].map((n) => ({ name: `W${n}`, endDate: 'x' })) })
  expect(listRemarks(said).split('\n').slice(0, 4)).toEqual([
    '  projects[0].fax: 1, and 39 more',
    '  projects[0].pages: 2, and 39 more',
    '  work[0].endDate: "x" (no date that we know), and 2 more',
    expect.stringMatching(/^ {2}work\[0\]: .*"W1".* \(left out, because .*\), and 2 more: W2, W3$/),
  ])
})
