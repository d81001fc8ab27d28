import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resume } from '@/app/_site/resume'
import { services as specimenServices } from '@/content/services'
import { openContent } from '@/scripts/import/content-source'
import { importResume } from '@/scripts/import/import'
import { copySite } from '../../../e2e/support/site'

/** The first bytes of a JPEG, which identify it. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/** Functions to run before a file system call, by its name. Each gets the call's first argument. */
const beforeCall = vi.hoisted(() => new Map<string, (path: unknown) => void>())
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const watched = Object.fromEntries(
    (['accessSync', 'copyFileSync', 'writeFileSync', 'renameSync'] as const).map((name) => [
      name,
      (...args: unknown[]) => {
        beforeCall.get(name)?.(args[0])
        return Reflect.apply(fs[name], fs, args)
      },
    ]),
  )
  return { ...fs, ...watched }
})

const SAMPLES = 'node_modules/@jsonresume/schema'

let root: string
/** Takes the network's place. Only these addresses answer. */
let answering: string[]
const network = vi.fn(async (link: string, _request?: RequestInit) => {
  if (!answering.includes(link)) throw new TypeError('fetch failed')
  return new Response()
})

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-'))
  cpSync('tests/specimen/content', join(root, 'content'), { recursive: true })
  mkdirSync(join(root, 'public'))
  answering = []
  vi.stubGlobal('fetch', network)
})

afterEach(() => {
  beforeCall.clear()
  network.mockClear()
  vi.unstubAllGlobals()
  rmSync(root, { recursive: true })
})

function take(file: unknown, ...args: string[]) {
  const path = join(root, 'resume.json')
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file))
  return importResume([path, ...args], root)
}

function content() {
  return openContent(join(root, 'content')).content
}

/** The text of every file in `content/`, by its name. */
function files() {
  const directory = join(root, 'content')
  return Object.fromEntries(
    readdirSync(directory)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [file, readFileSync(join(directory, file), 'utf8')]),
  )
}

function replace(file: string, from: string, to: string) {
  const path = join(root, 'content', file)
  const source = readFileSync(path, 'utf8')
  expect(source).toContain(from)
  writeFileSync(
    path,
    source.replace(from, () => to),
  )
}

function sample(path = 'sample.resume.json') {
  return JSON.parse(readFileSync(join(SAMPLES, path), 'utf8'))
}

/** Every text and number in a value. */
function leaves(value: unknown): string[] {
  return value && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [String(value)]
}

test('shows what it would change, and writes only with --write', async () => {
  const shipped = files()
  const report = await take({
    basics: { name: 'Ada' },
    skills: [{ name: 'C', level: '21 %' }, { name: 'Rust' }],
  })
  expect(report).toContain('content/owner.ts\n  name: "Your Name" → "Ada"\n')
  expect(report).toContain(
    'content/skills.ts\n  skills\n    ~ "C"  amount: 20 → 21\n    + {"id":10,"skillName":"Rust","amount":50}\n    - "C++"\n',
  )
  expect(report).toMatch(
    /Nothing is written yet\. To write it, run: npm run import -- .*resume\.json --write$/,
  )
  expect(files()).toEqual(shipped)
  expect(await take({ basics: { name: 'Ada' } }, '--write')).toMatch(/Written\.$/)
  expect(files()).not.toEqual(shipped)
})

test('imports a whole resume', async () => {
  await take(sample(), '--write')
  const { work, volunteer, education, publications, skills, interests, references, projects } = sample()
  const today = new Date().toISOString().slice(0, 10)
  expect(content()).toEqual({
    owner: {
      name: 'Richard Hendriks',
      email: 'richard.hendriks@mail.com',
      handle: 'octocat',
      portrait: '/drawings/portrait.svg',
      aboutPicture: '/drawings/workbench.svg',
      cv: 'https://example.com/your-name-cv.pdf',
      roles: ['Programmer.'],
      passions: ['I love turning ideas into code.', 'I love coding until it reads well.'],
      headline: 'React and Node developer in Your City, for small product teams.',
      place: 'San Francisco, California, US',
      phone: '(912) 555-4321',
      bio: sample().basics.summary,
      updated: today,
    },
    socials: [
      { id: 1, label: 'Twitter', link: 'https://www.twitter.com' },
      { id: 5, label: 'SoundCloud', link: 'https://soundcloud.example.com/dandymusicnl' },
    ],
    contactSocials: [
      { id: 2, label: 'Twitter', link: 'https://www.twitter.com' },
      { id: 7, label: 'SoundCloud', link: 'https://soundcloud.example.com/dandymusicnl' },
    ],
    experience: [
      {
        role: 'CEO/President',
        company: 'Pied Piper',
        place: 'Palo Alto, CA',
        start: '2013-12-01',
        end: '2014-12-01',
        summary: work[0].summary,
        highlights: work[0].highlights,
      },
    ],
    volunteering: [
      {
        role: 'Teacher',
        organisation: 'CoderDojo',
        start: '2012-01-01',
        end: '2013-01-01',
        summary: volunteer[0].summary,
        highlights: volunteer[0].highlights,
      },
    ],
    qualifications: [
      {
        title: 'Bachelor, Information Technology',
        institution: 'University of Oklahoma',
        score: '4.0',
        link: 'https://www.ou.edu/',
        start: '2011-06-01',
        end: '2014-01-01',
        courses: education[0].courses,
      },
    ],
    achievements: [
      {
        title: 'Digital Compression Pioneer Award',
        detail: 'There is no spoon.',
        date: '2014-11-01',
        awarder: 'Techcrunch',
      },
    ],
    languages: [{ language: 'English', level: 'Native speaker' }],
    certificates: [],
    publications: [
      {
        title: 'Video compression for 3d media',
        publisher: 'Hooli',
        date: '2014-10-01',
        summary: publications[0].summary,
      },
    ],
    references: [{ name: 'Erlich Bachman', text: references[0].reference }],
    interests,
    skills: [
      { id: 10, skillName: 'Web Development', amount: 100, keywords: skills[0].keywords },
      { id: 11, skillName: 'Compression', amount: 100, keywords: skills[1].keywords },
    ],
    projects: [
      {
        id: 34,
        title: 'Miss Direction',
        description: 'A mapping engine that misguides you',
        link: 'https://missdirection.example.com',
        role: 'Team lead, Designer',
        start: '2016-08-24',
        end: '2016-08-24',
        highlights: projects[0].highlights,
        techUsed: 'GoogleMaps, Chrome Extension, Javascript',
        isNew: false,
      },
    ],
    projectFilters: [
      { value: '', label: 'Filter out' },
      { value: 'GoogleMaps', label: 'GoogleMaps' },
      { value: 'Chrome Extension', label: 'Chrome Extension' },
      { value: 'Javascript', label: 'Javascript' },
    ],
    services: specimenServices.map((service) => ({ ...service, filter: '' })),
  })
})

test.each([
  'sample.resume.json',
  ...readdirSync(join(SAMPLES, 'examples')).map((file) => `examples/${file}`),
])('drops nothing of %s silently, and has nothing to change the second time', async (path) => {
  const { $schema, meta, ...file } = sample(path)
  const report = await take(file, '--write')
  const places = `${report.replaceAll("\\'", "'")}\n${leaves(content()).join('\n')}`
  for (const skill of file.skills) delete skill.level // It becomes an amount.
  for (const text of leaves(file).flatMap((leaf) => leaf.slice(0, 40).split(', '))) {
    expect(places).toContain(text)
  }
  expect(await take(file)).toMatch(/Nothing to change\.$/)
})

test('lists entries that lack a required field', async () => {
  const report = await take({
    basics: {
      profiles: [
        { network: 'Mastodon', username: 'ada' },
        { network: 'Web', url: 'javascript:alert(1)' },
      ],
    },
    work: [{ name: 'Engines Ltd' }, { name: 'Looms', position: 'Weaver', endDate: '1843' }],
    education: [{ startDate: '1830' }],
    skills: [{ keywords: ['Looms'] }],
    projects: [{ url: 'https://ada.dev' }, { name: 'Mute' }],
    awards: [
      { title: 'Undated', summary: 'Once.' },
      { title: 'Mute', date: '2023' },
    ],
    volunteer: [{ organization: 'Library' }, { organization: 'School' }],
  })
  for (const line of [
    'basics.profiles[0]: {"network":"Mastodon","username":"ada"} (a social link needs',
    'basics.profiles[1]: {"network":"Web","url":"javascript:alert(1)"} (a social link needs',
    'work[0]: {"name":"Engines Ltd"} (an experience needs',
    'work[1].endDate: "1843" (an end needs a start)',
    'education[0]: {"startDate":"1830"} (a qualification needs',
    'skills[0]: {"keywords":["Looms"]} (a skill needs',
    'projects[0]: {"url":"https://ada.dev"} (a project needs',
    'projects[1]: {"name":"Mute"} (a project needs a name and a description',
    'awards[0]: {"title":"Undated","summary":"Once."} (an achievement needs',
    'awards[1]: {"title":"Mute","date":"2023"} (an achievement needs',
    'volunteer[0]: {"organization":"Library"}',
    'volunteer[1]: {"organization":"School"}',
  ]) {
    expect(report).toContain(`\n  ${line}`)
  }
})

test('replaces a list, but keeps what a resume cannot hold, and projects of the owner that it does not name', async () => {
  replace('projects.ts', "'https://example.com/pathwright'", "'https://pathwright.dev'")
  await take(
    {
      projects: [
        { name: 'Brand New', description: 'Fresh.', url: 'https://new.dev', keywords: ['Go', 'SQL'] },
        {
          name: 'Relay Board',
          description: 'Other words.',
          url: 'https://relay.dev',
          keywords: ['React js'],
        },
        { name: 'Old Hat', description: 'Worn.', endDate: '2001-05' },
      ],
    },
    '--write',
  )
  const [fresh, relay, old, own, ...more] = content().projects
  expect(fresh).toEqual({
    id: 34,
    title: 'Brand New',
    description: 'Fresh.',
    link: 'https://new.dev',
    techUsed: 'Go, SQL',
    isNew: true,
  })
  expect(relay).toEqual({
    id: 33,
    title: 'Relay Board',
    description: 'Other words.',
    image: '/drawings/kanban-board.svg',
    link: 'https://relay.dev',
    story: 'relay-board',
    techUsed: 'React js',
    isNew: true,
    live: true,
  })
  expect(old).toMatchObject({ id: 35, title: 'Old Hat', isNew: false })
  expect(own).toMatchObject({ title: 'Pathwright', link: 'https://pathwright.dev' })
  expect(more).toEqual([])
})

/** Projects with these technologies, newest first. Those that are not new ended long ago. */
function projectsWith(...technologies: [keywords: string[], isNew?: boolean][]) {
  return technologies.map(([keywords, isNew = false], index) => ({
    name: `Project ${index}`,
    description: 'Runs.',
    url: `https://ada.dev/${index}`,
    keywords,
    endDate: isNew ? undefined : '2001',
  }))
}

test('proposes filters from the technologies of most projects, at most five', async () => {
  const projects = projectsWith(
    [['Zig', 'Go'], true],
    [['SQL', 'Go', 'Go']],
    [['SQL', 'Vue', 'Lua', 'Elm', 'Ada']],
  )
  const report = await take({ projects })
  expect(report).toContain(
    '\n  projectFilters\n    = ""\n    = "latest"\n    + {"value":"Go","label":"Go"}\n    + {"value":"SQL","label":"SQL"}\n    + {"value":"Zig","label":"Zig"}\n',
  )
  await take({ projects }, '--write')
  expect(content().projectFilters).toEqual([
    { value: '', label: 'Filter out' },
    { value: 'latest', label: 'Latest' },
    ...['Go', 'SQL', 'Zig', 'Vue', 'Lua'].map((name) => ({ value: name, label: name })),
  ])
})

test('keeps filters that still show a project, and does not propose them again', async () => {
  await take({ projects: projectsWith([['C++', 'React js', 'Go', 'go']]) }, '--write')
  expect(content().projectFilters).toEqual([
    { value: '', label: 'Filter out' },
    { value: 'React', label: 'React js' },
    { value: 'C++', label: 'C++' },
    { value: 'Go', label: 'Go' },
    { value: 'go', label: 'go' },
  ])
})

test('brings the filter for new projects back', async () => {
  await take({ projects: projectsWith([['Go']]) }, '--write')
  expect(content().projectFilters.map(({ value }) => value)).toEqual(['', 'Go'])
  await take({ projects: projectsWith([['Go']], [['Go'], true]) }, '--write')
  expect(content().projectFilters.map(({ value }) => value)).toEqual(['', 'latest', 'Go'])
})

test('adds no filter where the owner has none, nor where no project changes its technologies', async () => {
  const shipped = content().projectFilters
  const exported = resume(content())
  for (const project of exported.projects) project.description = 'Runs.'
  await take(exported, '--write')
  expect(content().projectFilters).toEqual(shipped)
  replace('projects.ts', 'label: string }[] = [', 'label: string }[] = []\nexport const old = [')
  await take({ projects: projectsWith([['Go']]) }, '--write')
  expect(content().projectFilters).toEqual([])
  expect(content().services).toEqual(specimenServices)
})

test('leads a service whose filter goes to all projects, and says so', async () => {
  const projects = projectsWith([['C++']])
  const report = await take({ projects }, '--write')
  expect(content().services.map(({ filter }) => filter)).toEqual(['', 'C++', ''])
  expect(report).toContain('content/services.ts\n  services\n    ~ "Web Developer"  filter: "HTML" → ""\n')
  expect(report).toContain(
    '\n  services, Web Developer, filter: "HTML" (no project has it any more, so the button "See web projects" shows all projects)\n',
  )
  expect(report).not.toContain('services, Programmer')
})

test('takes http links over as https if that answers', async () => {
  answering = ['https://ada.dev/engine', 'https://ada.dev/code', 'https://m.social/@ada']
  const file = {
    basics: { profiles: [{ network: 'Mastodon', url: 'http://m.social/@ada' }] },
    projects: [
      {
        name: 'Engine',
        description: 'Computes.',
        url: 'HTTP://ada.dev/engine',
        repository: 'http://ada.dev/code',
      },
    ],
  }
  const report = await take(file, '--write')
  expect(content().projects[0]).toMatchObject({
    link: 'https://ada.dev/engine',
    repository: 'https://ada.dev/code',
  })
  expect(content().socials.map(({ link }) => link)).toEqual(['https://m.social/@ada'])
  expect(report).not.toContain('as https')
  expect(await take(file)).toMatch(/Nothing to change\.$/)
})

test('leaves out a profile that does not answer as https, but a project keeps its own address', async () => {
  replace('projects.ts', "'https://example.com/pathwright'", "'https://pathwright.dev'")
  const report = await take(
    {
      basics: { profiles: [{ network: 'Mastodon', url: 'http://m.social/@ada' }] },
      projects: [
        { name: 'Engine', description: 'Computes.', url: 'http://ada.dev/engine' },
        { name: 'Pathwright', url: 'http://old.dev', repository: 'git@old.dev:path' },
        { name: 'Loom', description: 'Weaves.', url: 'http://localhost/loom' },
        { name: 'Mill', description: 'Grinds.' },
      ],
    },
    '--write',
  )
  expect(content().projects.map(({ link }) => link)).toEqual([
    'https://ada.dev/engine',
    'https://pathwright.dev',
    'https://example.com/',
    'https://example.com/',
  ])
  expect(report).toContain(
    '  basics.profiles[0]: {"network":"Mastodon","url":"http://m.social/@ada"} (it does not answer as https)\n',
  )
  expect(report).toContain(
    '  projects[0].url: "http://ada.dev/engine" (it does not answer as https; the entry links to https://ada.dev/engine)\n',
  )
  expect(report).toContain(
    '  projects[1].url: "http://old.dev" (it does not answer as https; the entry links to https://pathwright.dev)\n',
  )
  expect(report).toContain(
    '  projects[2].url: "http://localhost/loom" (links are https; the entry links to https://example.com/)\n',
  )
  expect(report).toContain('  projects[1].repository: "git@old.dev:path" (links are https)\n')
  expect(report).not.toContain('projects[3]')
})

test('requests only the http links, as https', async () => {
  answering = ['https://ada.dev/engine']
  await take({
    basics: { url: 'http://ada.dev', profiles: [{ network: 'Mastodon', url: 'https://m.social/@ada' }] },
    work: [{ name: 'Engines', position: 'Analyst', url: 'http://engines.dev' }],
    projects: [
      { name: 'Engine', description: 'Computes.', url: 'http://ada.dev/engine' },
      { name: 'Loom', description: 'Weaves.', url: 'https://ada.dev/loom' },
      { name: 'Mill', description: 'Grinds.', url: 'http://127.0.0.1/mill' },
    ],
  })
  const requested = network.mock.calls.map(([link]) => link)
  expect([...new Set(requested)].sort()).toEqual(['https://ada.dev/engine', 'https://engines.dev'])
})

test('uses the awarder as the detail of an award without a summary', async () => {
  await take({ awards: [{ title: 'Medal', date: '1843', awarder: 'The Society' }] }, '--write')
  expect(content().achievements).toEqual([{ title: 'Medal', detail: 'The Society', date: '1843' }])
})

test('keeps what a later resume does not say of a job, but not its end', async () => {
  const job = { name: 'Engines', position: 'Analyst', startDate: '1842' }
  const more = { endDate: '1843-09', summary: 'I computed.', highlights: ['Bernoulli'] }
  await take({ work: [{ ...job, ...more }] }, '--write')
  await take({ work: [job] }, '--write')
  expect(content().experience).toEqual([
    {
      role: 'Analyst',
      company: 'Engines',
      start: '1842',
      summary: 'I computed.',
      highlights: ['Bernoulli'],
    },
  ])
})

test.each([
  ['0 %', 0],
  ['62.5%', 62.5],
  ['100 %', 100],
  ['Beginner', 25],
  ['INTERMEDIATE', 50],
  ['advanced', 75],
  ['Expert', 90],
  ['Master', 100],
])('reads the level %s as an amount', async (level, amount) => {
  await take({ skills: [{ name: 'Rust', level }] }, '--write')
  expect(content().skills).toEqual([{ id: 10, skillName: 'Rust', amount }])
})

test.each(['101 %', '-1 %', 'Guru', 'constructor', undefined])(
  'says so when the level %s is not an amount',
  async (level) => {
    const report = await take(
      {
        skills: [
          { name: 'Rust', level },
          { name: 'C', level },
        ],
      },
      '--write',
    )
    expect(report).toContain('(not a level that we know, so Rust gets 50 %)')
    expect(report).toContain('(not a level that we know, so C gets 20 %)')
    expect(content().skills.map(({ amount }) => amount)).toEqual([50, 20])
  },
)

test('puts every profile where it belongs', async () => {
  replace('socials.ts', "label: 'Instagram', link: '#'", "label: 'Instagram', link: 'https://pixel.fed/ada'")
  await take(
    {
      basics: {
        profiles: [
          { network: 'github', username: 'ada-l', url: 'http://www.github.com/ada-l/' },
          { network: 'Mastodon', username: '@ada', url: 'https://mastodon.social/@ada' },
          { network: 'linkedin', url: 'https://www.linkedin.com/in/ada' },
        ],
      },
    },
    '--write',
  )
  expect(content().owner.handle).toBe('ada-l')
  expect(content().socials).toEqual([
    { id: 4, label: 'LinkedIn', link: 'https://www.linkedin.com/in/ada' },
    { id: 5, label: 'Mastodon', link: 'https://mastodon.social/@ada' },
  ])
  expect(content().contactSocials).toEqual([
    { id: 3, label: 'Instagram', link: 'https://pixel.fed/ada' },
    { id: 4, label: 'LinkedIn', link: 'https://www.linkedin.com/in/ada' },
    { id: 5, label: 'GitHub', link: 'https://github.com/ada-l' },
    { id: 7, label: 'Mastodon', link: 'https://mastodon.social/@ada' },
  ])
})

test.each(['/ada.jpg', 'https://ada.dev/ada.jpg'])(
  'accepts the picture %s, which is under public/',
  async (image) => {
    writeFileSync(join(root, 'public/ada.jpg'), JPEG)
    await take({ basics: { image, url: 'https://ada.dev/' } }, '--write')
    expect(content().owner.portrait).toBe('/ada.jpg')
  },
)

test.each([
  'https://elsewhere.dev/ada.jpg',
  '/missing.jpg',
  '/../resume.json',
  '/../public/ada.jpg',
  '//ada.jpg',
  '/ada.jpg\0',
  '/notes.txt',
])('leaves out the picture %j', async (image) => {
  writeFileSync(join(root, 'public/ada.jpg'), JPEG)
  writeFileSync(join(root, 'public/notes.txt'), '')
  expect(await take({ basics: { image } })).toMatch(/basics\.image: .*no picture under public\//)
})

test('leaves the content unchanged where the resume says nothing', async () => {
  const report = await take({
    basics: { name: ' ', label: ' , ', email: null, profiles: [] },
    work: [],
    skills: [],
    projects: [],
    awards: [{ title: 'Undated' }],
  })
  expect(report).toMatch(/Nothing to change\.$/)
  expect(await take('\uFEFF{}')).toMatch(/Nothing to change\.$/)
})

test('finds nothing to change in the export of the content', async () => {
  expect(await take(resume(content()))).toBe('Nothing to change.')
})

test('recognises the export of the running site by its URL', async () => {
  const site = 'https://ada.dev/base'
  const { basics, meta, ...exported } = resume(content())
  mkdirSync(join(root, 'public/drawings'))
  writeFileSync(join(root, 'public/drawings/portrait.svg'), '<svg id="drawing"/>')
  expect(
    await take({
      ...exported,
      basics: { ...basics, url: site, image: `${site}/drawings/portrait.svg` },
      meta: { ...meta, canonical: `${site}/resume.json` },
    }),
  ).toBe('Nothing to change.')
})

const RICH_PROJECT =
  "    isNew: true,\n    role: 'Lead, Tester',\n    start: '2020',\n    end: '2021-05',\n    highlights: ['Fast.'],\n    repository: 'https://github.com/ada-l/relay',"
const RICH_LISTS = {
  languages: { language: 'French', level: 'B2' },
  certificates: { title: 'CKA', issuer: 'CNCF', date: '2024-02', link: 'https://cncf.dev/1' },
  volunteering: {
    role: 'Mentor',
    organisation: 'Club',
    start: '2019',
    summary: 'Code.',
    highlights: ['Ten.'],
  },
  publications: {
    title: 'Notes',
    publisher: 'Taylor',
    date: '1843',
    link: 'https://notes.dev',
    summary: 'A.',
  },
  references: { name: 'C. Babbage', text: 'The enchantress of number.' },
  interests: { name: 'Horses', keywords: ['Races'] },
}

/** Adds content that a resume cannot hold letter by letter. */
function enrich() {
  replace('owner.ts', "'Your Name'", "'Ada Lovelace'")
  replace('owner.ts', "'octocat'", "'ada-l'")
  replace('owner.ts', "'/drawings/portrait.svg'", "'/ada.jpg'")
  replace(
    'owner.ts',
    "['Developer.', 'Programmer.', 'Coder.']",
    "['Analyst, of engines.', 'Poet', 'Why?', '…']",
  )
  replace('owner.ts', "bio: 'I build", "bio: `I\n  \\`build\\`` + ' ' + 'I build")
  replace(
    'socials.ts',
    "label: 'Twitter', link: '#'",
    "label: 'Mastodon', icon: 'M0 0h24', link: 'https://m.social/@ada'",
  )
  replace('socials.ts', "label: 'GitHub', link: '#'", "label: 'Code', link: 'https://github.com/ada-l'")
  replace('socials.ts', "label: 'WhatsApp', link: '#'", "label: 'WhatsApp', link: 'https://wa.me/1'")
  replace(
    'career.ts',
    "  { role: 'Backend",
    `  { role: 'Analyst', company: 'Engines', start: '1842-10', end: '1843', place: 'London', link: 'https://engines.dev', summary: 'I computed.', highlights: ['Bernoulli'] },\n  { role: 'Backend`,
  )
  replace('projects.ts', "'React js, Tailwind, Node js'", "'React js,Tailwind,  Node js, '")
  replace('projects.ts', "title: 'Recipe Box'", "title: 'Relay Board'")
  replace('skills.ts', 'amount: 20', "amount: 62.5, keywords: ['Pointers']")
  replace('owner.ts', "'Your City'", "'London, GB'")
  replace('owner.ts', '  bio:', "  phone: '+44 1',\n  bio:")
  replace('projects.ts', '    isNew: true,', RICH_PROJECT)
  for (const [list, entry] of Object.entries(RICH_LISTS)) {
    const source =
      files()['career.ts']?.match(new RegExp(`export const ${list}: \\w+\\[\\] = \\[\\]`))?.[0] ?? ''
    replace('career.ts', source, `${source.slice(0, -1)}${JSON.stringify(entry)}]`)
  }
  writeFileSync(join(root, 'public/ada.jpg'), JPEG)
}

test('finds nothing to change in the export of rich content', async () => {
  enrich()
  expect(await take(resume(content()))).toBe('Nothing to change.')
})

test('imports rich content into a new copy', async () => {
  enrich()
  replace('owner.ts', "['Analyst, of engines.', 'Poet', 'Why?', '…']", "['Analyst.', 'Why?']")
  replace('owner.ts', "'2026-11-21'", "'2031-01-01'")
  const exported = resume(content())
  cpSync('tests/specimen/content', join(root, 'content'), { recursive: true })
  await take(exported, '--write')
  expect(resume(content())).toEqual(exported)
})

test('writes only what was changed in the export', async () => {
  enrich()
  const shipped = files()
  const exported = resume(content())
  exported.basics.name = 'Ada King'
  for (const project of exported.projects) if (project.name === 'Corner Till') project.description = 'Sells.'
  await take(exported, '--write')
  const changed = Object.entries(files()).filter(([file, source]) => source !== shipped[file])
  expect(changed.map(([file]) => file)).toEqual(['owner.ts', 'projects.ts'])
})

test('keeps comments and formatting', async () => {
  writeFileSync(
    join(root, 'content/skills.ts'),
    `// Mine
export type Skill = { id: number; skillName: string; amount: number }

/** Best first. */
export const skills: Skill[] = [
  // Languages
  { id: 1, skillName: 'C', amount: 20 }, // learnt first
  { id: 2, skillName: \`C++\`, amount: 70 /* for now */ },

  /* Tools */
  { amount: 40, id: 3, skillName: 'Git' },
  // more to come
] satisfies Skill[]
`,
  )
  const skills = [
    { name: 'C', level: '25 %' },
    { name: 'C++', level: '75 %' },
    { name: 'Git', level: '40 %' },
  ]
  const shipped = files()
  await take({ skills }, '--write')
  const { 'skills.ts': inPlace = '', ...rest } = files()
  expect(inPlace).toBe(shipped['skills.ts']?.replace('20', '25').replace('70', '75'))
  expect({ ...rest, 'owner.ts': '' }).toEqual({ ...shipped, 'owner.ts': '', 'skills.ts': undefined })

  await take({ skills: [...skills.reverse(), { name: 'Rust', level: '10 %' }] }, '--write')
  expect(files()['skills.ts']).toContain(`
/** Best first. */
export const skills: Skill[] = [
  /* Tools */
  // more to come
  { amount: 40, id: 3, skillName: 'Git' },
  { id: 2, skillName: \`C++\`, amount: 75 /* for now */ },
  // Languages
  // learnt first
  { id: 1, skillName: 'C', amount: 25 },
  { id: 4, skillName: 'Rust', amount: 10 },
] satisfies Skill[]
`)
})

test.each([
  ['quotes', `'single' "double" \`back\``],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what must not become a template
  ['expressions that a template would run', '${process.exit(1)} `${1}`'],
  ['backslashes', '\\ \\\\ \\n \\u0041 \\'],
  ['line ends', 'a\nb\r\nc\rd\u2028e\u2029f'],
  ['markup and comments', '</script> <!-- --> */ // /*'],
  ['emoji, whole and half', '👩‍💻 🇩🇪 \ud83d'],
  ['right-to-left letters and marks', 'مرحبا \u202e abc \u2066'],
  ['control characters', '\0\u0007\u001b[2J\u007f\ufeff'],
  ['names of fields', '__proto__'],
  ['10,000 characters', 'ab"\'\\'.repeat(2_000)],
])('writes %s as plain text', async (_, text) => {
  await take(
    {
      basics: { name: text, summary: text },
      skills: [{ name: text, level: '10 %' }],
      projects: [{ name: 'Relay Board', description: text }],
      awards: [{ title: text, date: '2023', summary: text }],
    },
    '--write',
  )
  const [{ owner }, { skills }, { projects }, { achievements }] = await Promise.all(
    ['owner', 'skills', 'projects', 'career'].map((file) => import(join(root, `content/${file}.ts`))),
  )
  expect(owner).toMatchObject({ name: text, bio: text })
  expect(skills).toEqual([{ id: 10, skillName: text, amount: 10 }])
  expect(projects[0].description).toBe(text)
  expect(achievements).toEqual([{ title: text, detail: text, date: '2023' }])
  for (const source of Object.values(files()))
    expect(source.replace(/^\s*(\/\*\*|\*).*$/gm, '')).not.toContain('= `')
  expect(await take({ basics: { name: text } })).toMatch(/Nothing to change\.$/)
})

test.each([
  ['{"basics": ', /is refused:\n {2}.*JSON/],
  ['[]', /the file as a whole: \[\] — wanted an object/],
  ['"Ada"', /the file as a whole: "Ada" — wanted an object/],
  ['{"basics": []}', /basics: \[\] — wanted an object/],
  ['{"basics": {"name": 7}}', /basics\.name: 7 — wanted a text in quotes/],
  ['{"basics": {"email": "ada"}}', /basics\.email: "ada" — wanted an address such as "ada@/],
  ['{"work": {}}', /work: \{\} — wanted a list/],
  ['{"work": ["Engines"]}', /work\[0\]: "Engines" — wanted an object/],
  [
    '{"work": [{}, {"endDate": "Present"}]}',
    /work\[1\]\.endDate: "Present" — wanted a real date such as "2023"/,
  ],
  [
    '{"work": [{"startDate": "2023-05", "endDate": "2022"}]}',
    /work\[0\]: \{"startDate":"2023-05","endDate":"2022"\} — wanted an endDate that is not before/,
  ],
  ['{"awards": [{"date": "2023-02-30"}]}', /awards\[0\]\.date: "2023-02-30"/],
  ['{"projects": [{"keywords": ["a", null]}]}', /projects\[0\]\.keywords\[1\]: null — wanted a text/],
  [JSON.stringify({ skills: Array(501).fill({}) }), /skills: .* wanted at most 500 entries/],
  [
    JSON.stringify({ basics: { summary: 'a'.repeat(10_001) } }),
    /basics\.summary: "a.* wanted at most 10,000/,
  ],
  [JSON.stringify({ skills: Array(500).fill(1) }), /skills\[19\].*\n {2}… and 480 more$/],
  [' '.repeat(1_000_001), /is refused:\n {2}it is larger than 1 MB/],
  ['['.repeat(900_000), /is refused:\n {2}/],
])('refuses broken file %# and says why', async (file, reason) => {
  const shipped = files()
  await expect(take(file, '--write')).rejects.toThrow(reason)
  expect(files()).toEqual(shipped)
})

test('reports all mistakes at once', async () => {
  await expect(take({ basics: { name: 1, label: 2 }, skills: [{ level: 3 }] })).rejects.toThrow(
    /basics\.name: 1 .*\n.*basics\.label: 2 .*\n.*skills\[0\]\.level: 3 /,
  )
})

test('refuses a missing file, a folder and a file that is not text', async () => {
  await expect(importResume([join(root, 'none.json')], root)).rejects.toThrow(
    /none\.json is refused:\n {2}there is no such file/,
  )
  await expect(importResume([root], root)).rejects.toThrow(/is refused:\n {2}there is no such file/)
  writeFileSync(join(root, 'latin1.json'), Buffer.from('{"basics":{"name":"Ad\xe9"}}', 'latin1'))
  await expect(importResume([join(root, 'latin1.json')], root)).rejects.toThrow(/is refused:\n {2}.*utf-8/)
})

test.each([[[]], [['a.json', 'b.json']]])('asks for one file, not %j', async (args) => {
  await expect(importResume(args, root)).rejects.toThrow('npm run import -- resume.json [--write]')
})

test.each([
  [
    'owner.ts',
    "'you@example.com'",
    'process.env.EMAIL',
    /content\/owner\.ts, line 32: this value is computed/,
  ],
  [
    'skills.ts',
    "{ id: 1, skillName: 'C', amount: 20 }",
    '...more',
    /content\/skills\.ts, line 12: this value is computed/,
  ],
  [
    'career.ts',
    'export const experience',
    'const experience',
    /content\/career\.ts, "export const experience = …" is missing/,
  ],
  [
    'projects.ts',
    'export const projects',
    'export const const',
    /content\/projects\.ts, Unexpected keyword 'const'. \(\d+:13\)/,
  ],
])('refuses to edit %s when it cannot do so safely', async (file, from, to, reason) => {
  replace(file, from, to)
  const shipped = files()
  await expect(take(sample(), '--write')).rejects.toThrow(reason)
  expect(files()).toEqual(shipped)
})

test.each(['accessSync', 'copyFileSync', 'writeFileSync', 'renameSync'])(
  'leaves the files unchanged when %s fails halfway',
  async (name) => {
    const shipped = files()
    beforeCall.set(name, (path) => {
      if (String(path).includes('skills.ts.new') || String(path).endsWith('skills.ts'))
        throw new Error('disk on fire')
    })
    await expect(take(sample(), '--write')).rejects.toThrow('No file was changed: disk on fire')
    expect(files()).toEqual(shipped)
  },
)

test('runs as a command with an exit status, and a file cannot send control characters to the terminal', () => {
  const site = join(root, 'site')
  copySite(site)
  symlinkSync(join(process.cwd(), 'node_modules'), join(site, 'node_modules'))
  const command = (json: string) => {
    writeFileSync(join(site, 'resume.json'), json)
    return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/import/import.ts', 'resume.json'], {
      cwd: site,
      encoding: 'utf8',
    })
  }
  expect(command('{"a\\u001b[2J\\u202e": 1}')).toMatchObject({
    status: 0,
    stdout: `Not imported, or not as it was\n  a[2J: 1\n\nNothing to change.\n`,
    stderr: '',
  })
  expect(command('{"work": 1}')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `resume.json is refused:\n  work: 1 — wanted a list, for example []\n`,
  })
})
