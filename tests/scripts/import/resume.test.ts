import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { content as files } from '@/app/_check/content-files'
import { show } from '@/app/_check/finding'
import { findMistakes } from '@/app/_check/mistakes'
import { resume } from '@/app/_metadata/json-resume'
import type { Exports } from '@/scripts/import/exports'
import { withFilters } from '@/scripts/import/filters'
import { withoutExamples } from '@/scripts/import/from-resume'
import { mergeResume } from '@/scripts/import/merge-resume'
import { readResume } from '@/scripts/import/read-resume'
import { listRemarks, type Remark } from '@/scripts/import/remarks'
import { inSpecimen, REPOSITORY } from '@/tests/specimen-site'
import { asShipped } from './as-shipped'

const SAMPLES = resolve('node_modules/@jsonresume/schema')
const shipped: Exports = asShipped(Object.assign({}, ...Object.values(files)))
const MILL = { name: 'Mill', position: 'Miller' }
const LOOMS = { name: 'Looms', position: 'Weaver' }

/** Takes the network's place. Only these addresses answer. */
const answering = ['https://ada.dev/engine', 'https://m.social/@ada', 'https://looms.dev']
const network = vi.fn(async (link: string, _request?: RequestInit) => {
  if (!answering.includes(link)) throw new TypeError('fetch failed')
  return new Response()
})

inSpecimen()

beforeEach(() => {
  network.mockClear()
  vi.stubGlobal('fetch', network)
})

async function take(file: object | string | Buffer, content = shipped) {
  const said: Parameters<Remark>[] = []
  const remark: Remark = (...one) => said.push(one)
  const isText = typeof file === 'string' || Buffer.isBuffer(file)
  writeFileSync('resume.json', isText ? file : JSON.stringify(file))
  const merged = mergeResume(await readResume('resume.json', content.language, remark), content, remark)
  const remarks = said.map(([place, value, why = '']) => `${place}: ${show(value)} ${why}`)
  return { next: withFilters(merged, content, () => {}), remarks, said }
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

test('exports what it has imported word for word, and changes nothing when it imports that', async () => {
  const { $schema, meta, basics, work, volunteer, publications, skills, projects, ...others } = sample()
  // Their hosts do not answer, and the content has no such fields.
  for (const entry of [...work, ...volunteer, ...publications, ...projects])
    for (const field of ['url', 'entity', 'type']) delete entry[field]
  delete work[0].description
  const { name, label, email, phone, summary } = basics
  const exported = resume((await take(sample())).next)
  expect(exported).toMatchObject({ ...others, work, volunteer, publications, projects })
  expect(exported.skills).toEqual(skills.map((skill: object) => ({ ...skill, level: '100 %' })))
  expect(exported.basics).toMatchObject({ name, label, email, phone, summary })
  expect(exported.basics.location).toEqual({ city: 'San Francisco, California, US' })
  expect(exported.basics.profiles).toMatchObject([
    { network: 'Twitter', url: 'https://twitter.com/neutralthoughts' },
    { network: 'SoundCloud', url: 'https://soundcloud.example.com/dandymusicnl' },
  ])
  expect(resume((await take(exported)).next)).toEqual(exported)
})

test.each([
  'sample.resume.json',
  ...readdirSync(join(SAMPLES, 'examples')).map((file) => `examples/${file}`),
])('drops nothing of %s silently, has no mistakes, and nothing to change the second time', async (path) => {
  const { $schema, meta, ...file } = sample(path)
  const { next, remarks } = await take(file)
  const places = `${remarks.join('\n').replaceAll("\\'", "'")}\n${leaves(next).join('\n')}`
  for (const skill of file.skills) delete skill.level // It becomes an amount.
  const texts = leaves(file).filter((leaf) => leaf !== 'https://www.twitter.com') // Its user name is added.
  for (const text of texts.flatMap((leaf) => leaf.slice(0, 40).split(', ')))
    expect(places).toContain(text.replace(/^http:/, 'https:'))
  expect(mistakesIn(next)).toEqual([])
  expect((await take(file, next)).next).toEqual(next)
})

const some = (entry: object) => expect.objectContaining(entry)
const own = { ...shipped, projects: structuredClone(shipped.projects) }
Object.assign(own.projects[0] ?? {}, { example: undefined })
Object.assign(own.projects[4] ?? {}, { example: undefined, link: 'https://pathwright.dev' })
const LINKEDIN = { label: 'LinkedIn', link: 'https://www.linkedin.com/in/ada' }
const MASTODON = { label: 'Mastodon', link: 'https://mastodon.social/@ada' }
const PIXEL = { id: 3, label: 'Instagram', link: 'https://pixel.fed/ada' }
const GROUND = {
  summary: 'Ground corn & rye (https://rye.dev).',
  highlights: ['The wheel (https://wheel.dev)', '2*3*4 snake_case', 'A lot.'],
}
const POSITIONS = { de: 'Müllerin', en: 'Miller', fr: 'Meunière' }
const OURS = { id: 'x1', image: '/x.png', story: 'x', live: 'yes', isNew: 1, techUsed: 'C' }
const FIRST_GENERATION = {
  basics: { name: 'Ada', picture: '/a.jpg', website: 'https://ada.dev', location: { address: 'Ockham' } },
  work: [{ company: 'Mill', position: 'Miller', website: 'https://m.dev', startDate: '2019', endDate: '' }],
  volunteer: [{ organization: 'Library', website: 'https://library.dev' }],
  education: [{ institution: 'At home', gpa: '1.0' }],
  publications: [{ name: 'Notes', releaseDate: '1843-09', website: 'https://notes.dev' }],
}

type Expected = Partial<Record<keyof Exports, unknown>>

// Most files are YAML, because an owner writes it like this.
test.each<[what: string, file: object | string, next: Expected, told: string[], content?: Exports]>([
  [
    'changes nothing where the résumé says nothing',
    `
    basics: { name: ' ', label: ' , ', email: null, profiles: [] }
    work: []
    skills: []
    projects: []
    awards: [{ summary: Untitled }]`,
    shipped,
    ['awards[0]: {"summary":"Untitled"} title: wanted a text'],
  ],
  [
    'lists what has no place: entries without a required field, fields that are unknown or wrong',
    `
    basics:
      email: ada
      fax: '1'
      profiles: [{ network: Mastodon, username: ada }, { network: Web, url: 'javascript:alert(1)' }]
    work:
      - name: Engines Ltd
      - { name: Looms, position: Weaver, startDate: 1842, endDate: Present, highlights: [Ten., 7, true] }
    education: [{ startDate: '1830' }]
    skills: [{ level: Expert }]
    projects: [{ url: https://ada.dev }]
    volunteer: { organization: Library }
    awards: [{ title: Medal, date: '2025011827' }]
    hobbies: [Horses]`,
    { work: [{ ...LOOMS, startDate: '1842', highlights: ['Ten.', '7'] }], awards: [{ title: 'Medal' }] },
    [
      'basics.fax: "1"',
      'awards[0].date: "2025011827" no date that we know',
      'basics.email: "ada" wanted an e-mail address',
      'basics.profiles[0]: {"network":"Mastodon","username":"ada"} a social link needs',
      'basics.profiles[1]: {"network":"Web","url":"javascript:alert(1)"} a social link needs',
      'work[0]: {"name":"Engines Ltd"} position: wanted a text',
      'work[1].highlights[2]: true wanted a text',
      'education[0]: {"startDate":"1830"} wanted a studyType, an area or an institution',
      'skills[0]: {"level":"Expert"} skillName: wanted',
      'projects[0]: {"url":"https://ada.dev"} title: wanted',
      'volunteer: {"organization":"Library"} wanted a list',
      'hobbies: ["Horses"]',
    ],
  ],
  [
    'leaves out what nobody sees, says where, and puts a text of one line on one line',
    {
      basics: { name: 'Ada\u202e', summary: 'One\r\nTwo\u0007' },
      work: [{ name: 'Engines\nLtd', position: 'Analyst\u2066' }],
      skills: [{ name: '\0', level: 'Expert' }],
    },
    {
      owner: some({ name: 'Ada', bio: 'One\nTwo' }),
      work: [{ name: 'Engines Ltd', position: 'Analyst' }],
      skills: shipped.skills,
    },
    [
      'basics.name: "AdaU+202E" without its invisible characters',
      'basics.summary: "One',
      'work[0].position: "AnalystU+2066" without',
      'skills[0].name: ',
      'skills[0]: {"level":"Expert"} skillName: wanted',
    ],
  ],
  [
    'keeps what a résumé cannot hold of a project, and projects of the owner that it does not name',
    `
    projects:
      - { name: Brand New, description: Fresh., url: https://new.dev, keywords: [Go, SQL] }
      - { name: Relay Board, description: Other words., url: https://new.dev, keywords: [React js] }
      - { name: Old Hat, startDate: 2000, endDate: 2001-05 }`,
    {
      projects: [
        some({ id: 34, title: 'Brand New', link: 'https://new.dev', techUsed: 'Go, SQL', isNew: true }),
        { ...own.projects[0], description: 'Other words.', link: 'https://new.dev', techUsed: 'React js' },
        some({ id: 36, start: '2000', end: '2001-05', techUsed: '', isNew: false }),
        own.projects[4],
      ],
    },
    [],
    own,
  ],
  [
    'puts every profile where it belongs',
    `
    basics:
      profiles:
        - { network: github, username: ada-l, url: http://www.github.com/ada-l/ }
        - { network: Mastodon, username: '@ada', url: ${MASTODON.link} }
        - { network: linkedin, url: ${LINKEDIN.link} }`,
    {
      owner: some({ handle: 'ada-l' }),
      socials: [some({ id: 4, ...LINKEDIN }), some({ id: 5, ...MASTODON })],
      contactSocials: [
        PIXEL,
        some({ id: 4, ...LINKEDIN }),
        some({ id: 5, label: 'GitHub', link: 'https://github.com/ada-l' }),
        some({ id: 7, ...MASTODON }),
      ],
    },
    [],
    { ...shipped, contactSocials: shipped.contactSocials.map((one) => (one.id === PIXEL.id ? PIXEL : one)) },
  ],
  [
    'reads a résumé of the first generation',
    FIRST_GENERATION,
    {
      work: [{ ...MILL, url: 'https://m.dev', startDate: '2019' }],
      volunteer: [{ organization: 'Library', url: 'https://library.dev' }],
      education: [{ institution: 'At home', score: '1.0' }],
      publications: [{ name: 'Notes', releaseDate: '1843-09', url: 'https://notes.dev' }],
      owner: some({ place: 'Ockham' }),
    },
    ['basics.url: "https://ada.dev"', 'basics.image: "/a.jpg" no picture under public/'],
  ],
  [
    'takes only the end of what ends before it starts, and an end without a start',
    `
    work: [{ name: Mill, position: Miller, startDate: 2022, endDate: 2021-05 }]
    projects: [{ name: Engine, endDate: 2010 }]`,
    {
      work: [{ ...MILL, endDate: '2021-05' }],
      projects: [some({ title: 'Engine', description: '', end: '2010', isNew: false })],
    },
    ['work[0].startDate: 2022 it is after the end'],
  ],
  [
    'reads no field of ours from a foreign file',
    { projects: [{ name: 'Engine', ...OURS }], skills: [{ name: 'Go', id: 'x', amount: 3, cv: false }] },
    {
      projects: [{ id: 34, title: 'Engine', description: '', techUsed: '', isNew: true }],
      skills: [{ id: 10, skillName: 'Go' }],
    },
    [
      ...Object.keys(OURS).map((field) => `projects[0].${field}: `),
      ...['id', 'amount', 'cv'].map((field) => `skills[0].${field}: `),
    ],
  ],
  [
    'takes projects of one title for projects of their own',
    { projects: ['Go', 'C', 'Zig'].map((keyword) => ({ name: 'Engine', keywords: [keyword] })) },
    { projects: ['Go', 'C', 'Zig'].map((techUsed, index) => some({ id: 34 + index, techUsed })) },
    [],
  ],
  [
    'describes a project by its first highlight if it has no description',
    'projects: [{ name: Engine, highlights: [Computes., Prints.] }]',
    { projects: [some({ description: 'Computes.', highlights: ['Prints.'] })] },
    [],
  ],
  [
    'reads Markdown and HTML as text, a lone link as the link of its entry, and keeps the others in their text',
    `
    work:
      - &job
        name: '[Mill](https://mill.dev)'
        position: '**Miller**'
        summary: <p>Ground <b>corn</b> &amp; <a href="https://rye.dev">rye</a>.</p><ul><li><p>A lot.</p></li></ul>
        highlights: ['[The wheel](https://wheel.dev)', '2*3*4 snake_case']
      - { <<: *job, name: Mill, position: '[Miller](https://m.dev)' }`,
    { work: ['https://mill.dev', 'https://m.dev'].map((url) => ({ ...MILL, ...GROUND, url })) },
    [],
  ],
  [
    'reads entries of a list that are objects, and names what else they say',
    'skills: [{ name: Web, keywords: [{ skill: HTML, level: 4/5 }, { name: CSS }, { stars: 1 }] }]',
    { skills: [some({ skillName: 'Web', keywords: ['HTML', 'CSS'] })] },
    ['skills[0].keywords[0].level: "4/5"', 'skills[0].keywords[2]: {"stars":1} wanted a text'],
  ],
  [
    'reads texts that stand in several languages in the one of the site, and names the others',
    { work: [{ ...MILL, position: POSITIONS }] },
    { work: [{ ...MILL, position: 'Meunière' }] },
    ['texts in several languages: ["de","en"] only fr is read; each other one needs a folder in content/'],
    { ...shipped, language: 'fr-CH' },
  ],
  [
    'reads the first of several languages if that of the site is missing',
    { work: [{ ...MILL, position: POSITIONS }] },
    { work: [{ ...MILL, position: 'Müllerin' }] },
    ['texts in several languages: ["en","fr"] only de'],
    { ...shipped, language: 'pl' },
  ],
])('%s, and changes nothing the second time', async (_, file, expected, told, content) => {
  const { next, remarks } = await take(file, content)
  expect(next).toEqual({ ...next, ...expected })
  expect(remarks).toEqual(told.map((line) => expect.stringContaining(line)))
  expect(mistakesIn(next)).toEqual([])
  expect((await take(file, next)).next).toEqual(next)
})

test.each([
  [{ url: LINKEDIN.link }, LINKEDIN],
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
  const content = { ...shipped, socials: [], contactSocials: [] }
  const { next } = await take({ basics: { profiles: [profile] } }, content)
  expect(next.socials).toMatchObject([social])
})

test.each([
  [{ countryCode: 'LU', address: '1 rue Haute' }, 'Luxembourg'],
  ['Sampleville', 'Sampleville'],
  [{ city: 'Bath', countryCode: 'GB' }, 'Bath, GB'],
])('shows the location %j as %s', async (location, place) => {
  expect((await take({ basics: { location } })).next.owner.place).toBe(place)
})

test.each([
  ['/ada.jpg', '/ada.jpg'],
  ['https://ada.dev/ada.jpg', '/ada.jpg'],
  ['https://elsewhere.dev/ada.jpg', shipped.owner.portrait],
])('takes of the picture %s what is under public/', async (image, portrait) => {
  copyFileSync(join(REPOSITORY, 'tests/avatar.png'), 'public/ada.jpg')
  const { next, remarks } = await take({ basics: { image, url: 'https://ada.dev/' } })
  expect(next.owner.portrait).toBe(portrait)
  expect(remarks.join().includes('no picture under public/')).toBe(portrait !== '/ada.jpg')
})

/** The filters and the services once the projects have these technologies. Those with Zig are new. */
function filtered(technologies: string[], projectFilters = shipped.projectFilters) {
  const projects = technologies.map((techUsed, id) => {
    return { id, title: 'P', description: '', techUsed, isNew: techUsed.startsWith('Zig') }
  })
  const remarks: string[] = []
  const remark: Remark = (place, value, why) => remarks.push(`${place}: ${show(value)} ${why}`)
  return {
    ...withFilters({ ...shipped, projects, projectFilters }, { ...shipped, projectFilters }, remark),
    remarks,
  }
}

test('makes filters of the technologies of most projects, at most five, and keeps those that the owner wrote', () => {
  const [all, latest] = shipped.projectFilters
  const names = ['Go', 'SQL', 'Zig', 'Vue', 'Lua'].map((name) => ({ value: name, label: name }))
  const { projectFilters } = filtered(['Zig, Go', 'SQL, Go, Go', 'SQL, Vue, Lua, Elm, Ada'])
  expect(projectFilters).toEqual([all, latest, ...names])
  const own = [
    { value: '', label: 'All' },
    { value: 'Lua', label: 'Moon' },
  ]
  expect(filtered(['Lua, Go'], own).projectFilters).toEqual([...own, { value: 'Go', label: 'Go' }])
  expect(filtered(['Lua, Go'], []).projectFilters).toEqual([])
})

test('leads a service whose filter goes to all projects, and says so', () => {
  const { services, remarks } = filtered(['C++'])
  expect(services.map(({ filter }) => filter)).toEqual(['', 'C++', ''])
  expect(remarks).toEqual([
    'services, Web Developer, filter: "HTML" no project has it any more, so the button "See web projects" shows all projects',
    expect.stringContaining('services, GUI, filter: "React"'),
  ])
})

test('takes http links over as https where that answers, and requests nothing else', async () => {
  const { next, remarks } = await take(`
    basics:
      url: http://localhost
      profiles: [{ network: Mastodon, url: http://m.social/@ada }, { network: X, url: https://x.dev }]
    work:
      - { name: Looms, position: Weaver, url: http://looms.dev }
      - { name: Mill, position: Miller, url: http://mills.dev }
      - { name: Mill, position: Miller, url: '[Mill](https://ada.dev/mill_(river))' }
    projects:
      - { name: Engine, url: HTTP://ada.dev/engine, repository: 'git@ada.dev:x' }
      - { name: Pathwright, url: http://old.dev }
      - { name: Mill, url: http://127.0.0.1/mill }`)
  const links = [...next.socials, ...next.work, ...next.projects].map((one) =>
    'url' in one ? one.url : Object(one).link,
  )
  expect(links).toEqual([
    ...['https://m.social/@ada', 'https://x.dev', 'https://looms.dev', undefined],
    ...['https://ada.dev/mill_(river)', 'https://ada.dev/engine', undefined, undefined],
  ])
  expect(remarks).toEqual([
    expect.stringContaining('basics.url: "http://localhost"'),
    expect.stringContaining('work[1].url: "http://mills.dev" wanted an https address'),
    expect.stringContaining('projects[0].repository: "git@ada.dev:x" wanted an https address'),
    'projects[1].url: "http://old.dev" others cannot reach it',
    'projects[2].url: "http://127.0.0.1/mill" others cannot reach it',
  ])
  const requested = new Set(network.mock.calls.map(([link]) => link))
  expect(requested).toEqual(new Set([...answering, 'https://mills.dev', 'https://old.dev']))
})

test('reads a level as an amount, and names one that is none', async () => {
  const levels = ['0 %', '62.5%', '100 %', 'INTERMEDIATE', 'Master', '101 %', '-1 %', 'Guru', 'constructor']
  const skills = [...levels.map((level) => ({ name: level, level })), { name: 'C', level: 'Guru' }]
  const known = [{ id: 1, skillName: 'C', amount: 21 }]
  const { next, said } = await take({ skills }, { ...shipped, skills: known })
  const amounts = next.skills.map(({ amount }) => amount)
  expect(amounts).toEqual([0, 62.5, 100, 50, 100, undefined, undefined, undefined, undefined, 21])
  expect(said.map(([path]) => path)).toEqual([5, 6, 7, 8, 9].map((index) => `skills[${index}].level`))
})

test.each<[file: string | object, reason: string | RegExp]>([
  ['{"basics": ', 'resume.json is refused: it is no JSON: Unexpected end of JSON input'],
  ['{\n  "a": 1\n  "b": 2\n}', /it is no JSON: Expected ',' or '}' after property value in JSON at .*line 3/],
  [
    '{\n  "work": [,]\n}',
    `is refused: it is no JSON: Unexpected token ',', "{U+000A  "work": [,]U+000A}" is`,
  ],
  ['"Ada"', 'is refused: wanted an object'],
  ['{}', 'is refused: its fields are none; wanted a JSON Resume'],
  [' '.repeat(1_000_001), 'is refused: it is larger than 1 MB'],
  ['['.repeat(900_000), 'is refused: '],
  ['basics:\n  name: Ada\n work: []', 'it is neither JSON nor YAML: All mapping items must start at'],
  ['cv:\n  sections:\n    work: [Mill]', 'a RenderCV file; write its entries as a JSON Resume'],
  ['# CV\n[basics]\nname = "Ada"', 'it seems to be TOML; convert it to JSON first'],
  ["// CV\n{ basics: { name: 'Ada' } }", 'JSON5; convert it to JSON first'],
  ['Company Name,Title\nMill,Miller\n', 'one table of LinkedIn; name its whole zip or folder'],
  ['<?xml version="1.0"?><a/>', 'XML; if it is a Europass CV'],
  ['<!DOCTYPE html><p>Ada', 'a page in HTML; wanted a JSON Resume'],
  [{ 'a\n::error::b': 1, '\u001b[2J': 1 }, 'its fields are aU+000A::error::b, U+001B[2J; wanted'],
  [Buffer.from('{"basics":"\xe9"}', 'latin1'), 'it is no text in UTF-8; save it again as UTF-8'],
  [{ meta: { format: 'FRESH@0.6' }, name: 'Ada' }, 'a FRESH résumé; convert it'],
  [{ login: 'ada', public_repos: 1 }, 'an answer of GitHub; run: npm run import -- github:HANDLE'],
  [{ profile: {}, workExpList: [{}, 1] }, 'its fields are workExpList; wanted a JSON Resume'],
])('refuses the file %# and says why', async (file, reason) => {
  await expect(take(file)).rejects.toThrow(reason)
})

test.each([
  ['none.json', 'there is no such file'],
  ['public', "there is none of LinkedIn's files in it"],
])('refuses %s: %s', async (path, reason) => {
  await expect(readResume(path, 'en', () => {})).rejects.toThrow(reason)
})

test.each([
  ['a byte order mark', Buffer.from(`\ufeff${JSON.stringify(FIRST_GENERATION)}`)],
  ['UTF-16 of Windows', Buffer.from(`\ufeff${JSON.stringify(FIRST_GENERATION)}`, 'utf16le')],
  ['YAML', '# CV\nwork:\n  - company: Mill\n    position: Miller\n    startDate: 2019-05-01\n'],
  ['CRLF', JSON.stringify(FIRST_GENERATION, null, 2).replaceAll('\n', '\r\n')],
])('reads %s', async (_, file) => {
  expect((await take(file)).next.work).toHaveLength(1)
})

test.each([
  ['summer of 2021', '2021'],
  ['Present', undefined],
  [null, undefined],
])('takes the end %j of a job as %j', async (endDate, read) => {
  const { next } = await take({ work: [{ ...MILL, startDate: '2019', endDate }] })
  expect(next.work).toEqual([{ ...MILL, startDate: '2019', endDate: read }])
})

test.each([{ endDate: 'when it closed' }, { endDate: 'кончено' }, { endDate: true }, { current: false }])(
  'leaves a job out, and names it, if it is over and its end is unknown: %j',
  async (end) => {
    const { next, remarks } = await take({ work: [LOOMS, { ...MILL, startDate: '2019', ...end }] })
    expect(next.work).toEqual([LOOMS])
    expect(remarks.at(-1)).toMatch(/^work\[1\]: {"name":"Mill"/)
  },
)

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
  expect(listRemarks(said).split('\n')).toEqual([
    '  projects[0].fax: 1, and 39 more',
    '  projects[0].pages: 2, and 39 more',
    '  work[0].endDate: "x" (no date that we know), and 2 more',
    expect.stringMatching(/^ {2}work\[0\]: .*"W1".* \(left out, because .*\), and 2 more: W2, W3$/),
  ])
})
