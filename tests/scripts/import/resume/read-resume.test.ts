import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { findMistakes } from '@/app/_check/content/mistakes'
import { show } from '@/app/_check/printable'
import { resume } from '@/app/_metadata/json-resume'
import { contentFiles } from '@/components/content/content-files'
import { fromResume } from '@/scripts/import/from-resume'
import type { OwnerContent } from '@/scripts/import/merge/owner-content'
import { listReports, withReports } from '@/scripts/import/support/reports'
import { changed } from '@/tests/support/changed'
import { inSpecimen } from '@/tests/support/specimen-site'
import { asShipped } from '../as-shipped'

const SAMPLES = resolve('node_modules/@jsonresume/schema')
const shipped: OwnerContent = asShipped(Object.assign({}, ...Object.values(contentFiles)))

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

async function take(file: object, content = shipped) {
  writeFileSync('resume.json', JSON.stringify(file))
  const { result, reports } = await withReports(async () => fromResume('resume.json', content))
  const texts = reports.map(({ path, value, why = '' }) => `${path}: ${show(value)} ${why}`)
  // One test is about the bar.
  const ofFile = texts.filter((text) => !text.startsWith('navigation'))
  return { next: result.next, texts: ofFile, reports }
}

/** Every text and number in a value. */
function leaves(value: unknown): string[] {
  return value && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [String(value)]
}

/** The mistakes in the content files, if they had these values. */
function mistakesIn(next: object) {
  return findMistakes(changed((draft) => Object.assign(draft, next))).map(({ text }) => text)
}

test.each([
  'sample.resume.json',
  ...readdirSync(join(SAMPLES, 'examples')).map((file) => `examples/${file}`),
])('drops nothing of %s silently, and changes nothing by it or by its own export', async (path) => {
  const { $schema, meta, ...file } = JSON.parse(readFileSync(join(SAMPLES, path), 'utf8'))
  const { next, texts: told } = await take(file)
  const places = `${told.join('\n').replaceAll("\\'", "'")}\n${leaves(next).join('\n')}`
  for (const skill of file.skills) delete skill.level // It becomes an amount.
  const texts = leaves(file).filter((leaf) => leaf !== 'https://www.twitter.com') // Its user name is added.
  for (const text of texts.flatMap((leaf) => leaf.slice(0, 40).split(', ')))
    expect(places).toContain(text.replace(/^http:/, 'https:'))
  expect(mistakesIn(next)).toEqual([])
  expect((await take(file, next)).next).toEqual(next)
  expect(resume((await take(resume(next))).next)).toEqual(resume(next))
})

type Case = {
  it: string
  /** The résumé, and exports of the content before it. */
  of: object
  from?: object
  /** OwnerContent after it, as they are and in parts. */
  next?: object
  like?: object
  /** A part of each report. */
  told?: string[]
  requested?: string[]
}

// In YAML, because an owner writes a résumé like this.
const CASES: Case[] = parse(String.raw`
- it: changes nothing where the résumé says nothing
  of: { basics: { name: ' ', label: ' , ', email: null, profiles: { x: ada } }, work: [], skills: [], projects: [],
    awards: [{ summary: Untitled }] }
  next: ${JSON.stringify(shipped)}
  told: ['basics.profiles: {"x":"ada"} wanted a list', 'awards[0]: {"summary":"Untitled"} title: wanted a text']

- it: leaves none of our examples, and no page in the bar that only had these
  of: { basics: { name: Ada }, work: [{ name: Mill, position: Miller }] }
  next: { work: [{ name: Mill, position: Miller }], education: [], awards: [], skills: [], projects: [], services: [],
    socials: [], owner: ${JSON.stringify({ ...shipped.owner, name: 'Ada', bio: '', headline: undefined, place: undefined })} }
  like: { navigation: [{ href: / }, { href: /skill }, { href: /github }] }

- it: lists what has no place, such as entries without a required field, and fields that are unknown or wrong
  of:
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
    hobbies: [Horses]
    honors: [{ title: Prize }]
  next:
    work: [{ name: Looms, position: Weaver, startDate: '1842', highlights: [Ten., '7'] }]
    awards: [{ title: Medal }]
  told: ['basics.fax: "1"', 'awards[0].date: "2025011827" no date that we know',
    'honors: [{"title":"Prize"}] left out, because the file also has awards',
    'basics.email: "ada" wanted an e-mail address',
    'basics.profiles[0]: {"network":"Mastodon","username":"ada"} a social link needs',
    'basics.profiles[1]: {"network":"Web","url":"javascript:alert(1)"} a social link needs',
    'work[0]: {"name":"Engines Ltd"} position: wanted a text', 'work[1].highlights[2]: true wanted a text',
    'education[0]: {"startDate":"1830"} wanted a studyType, an area or an institution',
    'skills[0]: {"level":"Expert"} skillName: wanted', 'projects[0]: {"url":"https://ada.dev"} title: wanted',
    'volunteer: {"organization":"Library"} wanted a list', 'hobbies: ["Horses"]']

- it: leaves out what nobody sees, says where, and puts a text of one line on one line
  of:
    basics: { name: "Ada\u202e", summary: "One\r\nTwo\u0007" }
    work: [{ name: "Engines\nLtd", position: "Analyst\u2066" }]
    skills: [{ name: "\0", level: Expert }]
  next: { work: [{ name: Engines Ltd, position: Analyst }], skills: [] }
  like: { owner: { name: Ada, bio: "One\nTwo" } }
  told: ['basics.name: "AdaU+202E" without its invisible characters', 'basics.summary: "One',
    'work[0].position: "AnalystU+2066" without', 'skills[0].name: ',
    'skills[0]: {"level":"Expert"} skillName: wanted']

- it: leaves out what is left of the sample of JSON Resume, and names it
  of:
    basics: { name: Ada, email: john@gmail.com, phone: (912) 555-4321, summary: A summary of John Doe…,
      location: { address: 2712 Broadway St, city: San Francisco },
      profiles: [{ network: Twitter, username: john, url: https://twitter.com/john }] }
    work: [{ name: Company, position: President, summary: Description… },
      { name: Mill, position: Miller, url: https://company.com }]
    education: [{ institution: University, area: Software Development, studyType: Bachelor }]
    references: [{ name: Jane Doe, reference: Reference… }]
  next: { work: [{ name: Mill, position: Miller }], education: [], socials: [] }
  like: { owner: { name: Ada, email: you@example.com, bio: '' } }
  told: [basics.email, basics.phone, basics.summary, basics.location, 'basics.profiles[0]', 'work[0]: {"name":',
    'work[1].url', 'education[0]: {"institution":"University"', 'references[0]: {"name":"Jane Doe"']

- it: reads who says a reference, with role and company, into its name
  of: { references: [{ name: Grace, role: Captain, company: Navy, quote: Fine. }] }
  next: { references: [{ name: 'Grace, Captain, Navy', reference: Fine. }] }

- it: makes highlights of a list that has lost the ends of its lines, and keeps other dashes
  of:
    work:
      - { name: A, position: M, summary: 'duties:  - A well - known. - B.  * C' }
      - { name: B, position: M, summary: 'Ground corn - and rye. •Sold it ‣ Ate it' }
  next:
    work: [{ name: A, position: M, summary: 'duties:', highlights: [A well - known., B., C] },
      { name: B, position: M, summary: Ground corn - and rye., highlights: [Sold it, Ate it] }]

- it: reads a résumé of the first generation
  of:
    basics: { name: Ada, picture: /a.jpg, website: https://ada.dev, location: { address: Ockham } }
    work: [{ company: Mill, position: Miller, website: https://m.dev, startDate: '2019', endDate: '' }]
    volunteer: [{ organization: Library, website: https://library.dev }]
    education: [{ institution: At home, gpa: '1.0' }]
    publications: [{ name: Notes, releaseDate: 1843-09, website: https://notes.dev }]
  next:
    work: [{ name: Mill, position: Miller, url: https://m.dev, startDate: '2019' }]
    volunteer: [{ organization: Library, url: https://library.dev }]
    education: [{ institution: At home, score: '1.0' }]
    publications: [{ name: Notes, releaseDate: '1843-09', url: https://notes.dev }]
  like: { owner: { place: Ockham } }
  told: ['basics.url: "https://ada.dev"', 'basics.image: "/a.jpg" no picture under public/']

- it: reads the dates of a job, and leaves it out, named, if it is over and its end is unknown
  of:
    work:
      - { name: A, position: M, startDate: 2022, endDate: 2021-05 }
      - { name: B, position: M, startDate: 2019, endDate: summer of 2021 }
      - { name: C, position: M, startDate: 2019, endDate: Present }
      - { name: D, position: M, startDate: 2019, endDate: when it closed }
      - { name: E, position: M, startDate: 2019, endDate: true }
      - { name: F, position: M, startDate: 2019, current: false }
      - { name: G, position: M, period: 2022 – 2020 }
  next:
    work: [{ name: A, position: M, endDate: 2021-05 },
      { name: B, position: M, startDate: '2019', endDate: '2021' }, { name: C, position: M, startDate: '2019' },
      { name: G, position: M, endDate: '2020' }]
  told: ['work[0].startDate: 2022 it is after the end', 'work[1].endDate: "summer of 2021" only a part',
    'work[3].endDate: "when it closed" no date that we know', 'work[3]: {"name":"D"',
    'work[4].endDate: true no date that we know', 'work[4]: {"name":"E"', 'work[5]: {"name":"F"',
    'work[6].startDate: "2022 – 2020" it is after the end']

- it: reads no field of ours from a foreign file
  of:
    projects: [{ name: A, id: x, image: /x.png, story: x, live: 'yes', isNew: 1, techUsed: C }]
    skills: [{ name: Go, id: x, amount: 3, cv: false }]
  next:
    projects: [{ id: 34, title: A, description: '', techUsed: '', isNew: true }]
    skills: [{ id: 10, skillName: Go }]
  told: ['projects[0].id', 'projects[0].image', 'projects[0].story', 'projects[0].live', 'projects[0].isNew',
    'projects[0].techUsed', 'skills[0].id', 'skills[0].amount', 'skills[0].cv']

- it: reads projects of one title, without a description, and with an end alone
  of: { projects: [{ name: A, type: Side project, keywords: [Go] }, { name: A, highlights: [B., C.] }, { name: B, endDate: 2010 }] }
  like:
    projects: [{ id: 34, title: A, type: Side project, techUsed: Go }, { id: 35, title: A, description: B., highlights: [C.] },
      { title: B, description: '', end: '2010', isNew: false }]

- it: makes filters of the technologies of most projects, at most five
  of: { projects: [{ name: A, keywords: [Zig, Go] }, { name: B, keywords: [SQL, Go, Go] },
    { name: C, keywords: [SQL, Vue, Lua, Elm, Ada] }] }
  next: { projectFilters: [{ value: '', label: Filter out }, { value: latest, label: Latest }, { value: Go, label: Go },
    { value: SQL, label: SQL }, { value: Zig, label: Zig }, { value: Vue, label: Vue }, { value: Lua, label: Lua }] }

- it: keeps filters that the owner wrote
  of: { projects: [{ name: A, keywords: [Lua, Go] }] }
  from: { projectFilters: [{ value: '', label: All }, { value: Lua, label: Moon }] }
  next: { projectFilters: [{ value: '', label: All }, { value: Lua, label: Moon }, { value: Go, label: Go }] }

- it: makes no filters where the owner has none
  of: { projects: [{ name: A, keywords: [Go] }] }
  from: { projectFilters: [] }
  next: { projectFilters: [] }

- it: leads a service whose filter goes to all projects, and says so
  of: { projects: [{ name: A, keywords: [C++] }] }
  from: { services: [
    { id: 1, headName: Web, detail: D, technologies: [], btnData: See web projects, filter: HTML, icon: web },
    { id: 2, headName: Program, detail: D, technologies: [], btnData: See, filter: C++, icon: program }] }
  like: { services: [{ filter: '' }, { filter: C++ }] }
  told: ['services, Web, filter: "HTML" no project has it any more, so the button "See web projects" shows all projects']

- it: takes a picture under public/ that our export names in full, and says a country by its code
  of: { basics: { image: https://ada.dev/drawings/desk.svg, url: https://ada.dev/, location: { city: Bath, countryCode: GB } } }
  like: { owner: { portrait: /drawings/desk.svg, place: 'Bath, GB' } }
  told: ['basics.url: "https://ada.dev/"']

- it: shows a country alone by its name, and takes no picture from elsewhere
  of: { basics: { image: https://elsewhere.dev/drawings/desk.svg, location: { countryCode: LU, address: 1 rue Haute } } }
  like: { owner: { portrait: ${shipped.owner.portrait}, place: Luxembourg } }
  told: ['basics.location.address: "1 rue Haute"', 'basics.image: "https://elsewhere.dev/drawings/desk.svg" no picture']

- it: reads Markdown and HTML as text, with the address of a link behind its words
  of:
    work:
      - name: '[Mill](https://mill.dev)'
        position: '**Miller**'
        summary: <p>Ground <b>corn</b> &amp; <a href="https://rye.dev">rye</a>.</p><ul><li><p>A lot.</p></li></ul>
        highlights: ['[The wheel](https://wheel.dev) of oak', '2*3*4 snake_case']
  next:
    work:
      - name: Mill (https://mill.dev)
        position: Miller
        summary: Ground corn & rye (https://rye.dev).
        highlights: ['The wheel (https://wheel.dev) of oak', '2*3*4 snake_case', A lot.]

- it: reads entries of a list that are objects, and names what else they say
  of: { skills: [{ name: Web, keywords: [{ skill: HTML, level: 4/5 }, { name: CSS }, { stars: 1 }] }] }
  like: { skills: [{ skillName: Web, keywords: [HTML, CSS] }] }
  told: ['skills[0].keywords[0].level: "4/5"', 'skills[0].keywords[2]: {"stars":1} wanted a text']

- it: reads a level as an amount, keeps the amount where there is none, and names a level that is unknown
  of:
    skills: [{ name: A, level: 0 % }, { name: B, level: 62.5% }, { name: C, level: Guru }, { name: D, level: Master },
      { name: E, level: INTERMEDIATE }, { name: F, level: 101 % }, { name: G, level: -1 % },
      { name: H, level: constructor }]
  from: { skills: [{ id: 1, skillName: C, amount: 21 }] }
  like:
    skills: [{ amount: 0 }, { amount: 62.5 }, { amount: 21 }, { amount: 100 }, { amount: 50 }, { skillName: F },
      { skillName: G }, { skillName: H }]
  told: ['skills[2].level', 'skills[5].level', 'skills[6].level', 'skills[7].level']

- it: reads texts that stand in several languages in the one of the site, and names the others
  of: { work: [{ name: Mill, position: { de: Müllerin, en: Miller, fr: Meunière } }] }
  next: { work: [{ name: Mill, position: Meunière }] }
  told: ['texts in several languages: ["de","en"] only fr is read; each other one needs a folder in content/']
  from: { language: fr-CH }

- it: reads the first of several languages if that of the site is missing
  of: { work: [{ name: Mill, position: { de: Müllerin, en: Miller, fr: Meunière } }] }
  next: { work: [{ name: Mill, position: Müllerin }] }
  told: ['texts in several languages: ["en","fr"] only de']
  from: { language: pl }

- it: reads profiles of which the network, the user name or the address is missing
  of:
    basics:
      profiles: [{ url: https://www.linkedin.com/in/ada }, { url: https://www.ada.dev/me }, ada.org/me,
        { network: GitLab, username: ada, url: 'htttps://gitlab.com' }, { url: https://twitter.com }, { network: Medium, url: https://medium.com/ },
        { network: twitter, username: ada, url: http://www.twitter.com }]
  from: { socials: [], contactSocials: [] }
  like:
    socials:
      - { label: LinkedIn, link: https://www.linkedin.com/in/ada }
      - { label: ada.dev, link: https://www.ada.dev/me }
      - { label: ada.org, link: https://ada.org/me }
      - { label: GitLab, link: https://gitlab.com/ada }
      - { label: Twitter, link: https://twitter.com/ada }
  told: ['basics.profiles[4]: {"network":"Twitter","url":"https://twitter.com"} a social link needs',
    'basics.profiles[5]: {"network":"Medium","url":"https://medium.com/"} a social link needs']
  requested: [https://ada.org/me]

- it: puts every profile where it belongs
  of:
    basics:
      profiles: [{ network: github, username: ada-l, url: http://www.github.com/ada-l/ },
        { network: Mastodon, username: '@ada', url: https://mastodon.social/@ada },
        { network: linkedin, url: https://www.linkedin.com/in/ada }]
  from: { contactSocials: [{ id: 3, label: Instagram, link: https://pixel.fed/ada },
    { id: 4, label: LinkedIn, link: '#' }, { id: 5, label: GitHub, link: '#' }, { id: 6, label: WhatsApp, link: '#' }] }
  next:
    contactSocials: [{ id: 3, label: Instagram, link: https://pixel.fed/ada },
      { id: 4, label: LinkedIn, link: https://www.linkedin.com/in/ada },
      { id: 5, label: GitHub, link: https://github.com/ada-l }, { id: 7, label: Mastodon, link: https://mastodon.social/@ada }]
    socials: [{ id: 4, label: LinkedIn, link: https://www.linkedin.com/in/ada },
      { id: 5, label: Mastodon, link: https://mastodon.social/@ada }]
  like: { owner: { handle: ada-l } }
  requested: ['https://www.github.com/ada-l/']

- it: takes each of two accounts on one network
  of: { basics: { profiles: [{ network: X, url: https://x.com/ada }, { network: X, url: https://x.com/loom }] } }
  from: { socials: [{ id: 1, label: X, link: '#' }], contactSocials: [{ id: 1, label: X, link: '#' }] }
  like:
    socials: [{ link: https://x.com/ada }, { link: https://x.com/loom }]
    contactSocials: [{ link: https://x.com/ada }, { link: https://x.com/loom }]

- it: keeps what a résumé cannot hold of a project, and projects of the owner that it does not name
  of: { projects: [{ name: New, description: Fresh., url: https://new.dev, keywords: [Go, SQL] },
    { name: Board, description: Other., url: https://b.dev, keywords: [React js] }] }
  from: { projects: [
    { id: 1, title: Board, description: Ours., link: https://a.dev, image: /drawings/board.svg, live: true,
      techUsed: C, isNew: false },
    { id: 2, title: Path, description: Mine., link: https://p.dev, techUsed: C, isNew: false }] }
  next: { projects: [
    { id: 3, title: New, description: Fresh., link: https://new.dev, techUsed: 'Go, SQL', isNew: true },
    { id: 1, title: Board, description: Other., link: https://b.dev, image: /drawings/board.svg, live: true,
      techUsed: React js, isNew: false },
    { id: 2, title: Path, description: Mine., link: https://p.dev, techUsed: C, isNew: false }] }

- it: takes http links over as https where that answers, and requests no other link
  of:
    basics:
      url: http://localhost
      profiles: [{ network: Mastodon, url: http://m.social/@ada }, { network: X, url: https://x.dev }]
    work: [{ name: A, position: M, url: http://looms.dev }, { name: B, position: M, url: http://mills.dev },
      { name: C, position: M, url: '[Mill](https://ada.dev/mill_(river))' }]
    projects: [{ name: A, url: HTTP://ada.dev/engine, repository: 'git@ada.dev:x' }, { name: B, url: http://old.dev },
      { name: C, url: http://127.0.0.1/mill }]
  next:
    work: [{ name: A, position: M, url: https://looms.dev }, { name: B, position: M },
      { name: C, position: M, url: https://ada.dev/mill_(river) }]
  like:
    socials: [{ link: https://m.social/@ada }, { link: https://x.dev }]
    projects: [{ link: https://ada.dev/engine }, { title: B }, { title: C }]
  told: ['basics.url: "http://localhost"', 'work[1].url: "http://mills.dev" wanted an https address',
    'projects[0].repository: "git@ada.dev:x" wanted an https address',
    'projects[1].url: "http://old.dev" others cannot reach it',
    'projects[2].url: "http://127.0.0.1/mill" others cannot reach it']
  requested: [https://m.social/@ada, https://looms.dev, https://mills.dev, https://ada.dev/engine, https://old.dev]
`)

test.each(CASES.map((one) => [one.it, one] as const))('%s, and changes nothing twice', async (_, one) => {
  const { of, next, like, told = [], requested = [], from } = one
  const content = { ...shipped, ...from }
  const taken = await take(of, content)
  expect(taken.next).toEqual({ ...taken.next, ...next })
  expect(taken.next).toMatchObject({ ...like })
  expect(taken.texts).toEqual(told.map((line) => expect.stringContaining(line)))
  expect(network.mock.calls.map(([link]) => link)).toEqual(requested)
  expect(mistakesIn(taken.next)).toEqual([])
  expect((await take(of, taken.next)).next).toEqual(taken.next)
})

test('tells what is left out once a kind, with a count, the first place and the names of whole entries', async () => {
  const projects = Array.from({ length: 40 }, (_, index) => ({ name: `P${index}`, fax: 1, pages: 2 }))
  const { reports } = await take({ projects, work: [1, 2, 3].map((n) => ({ name: `W${n}`, endDate: 'x' })) })
  expect(listReports(reports).split('\n')).toEqual([
    '  projects[0].fax: 1, and 39 more',
    '  projects[0].pages: 2, and 39 more',
    '  work[0].endDate: "x" (no date that we know), and 2 more',
    expect.stringMatching(/^ {2}work\[0\]: .*"W1".* \(left out, because .*\), and 2 more: W2, W3$/),
    '  navigation: "About" (its page only had our examples, so it left the bar), and 2 more',
  ])
})
