import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { content as files } from '@/app/_check/content-files'
import { show } from '@/app/_check/finding'
import type { Exports } from '@/scripts/import/exports'
import { withFilters } from '@/scripts/import/filters'
import { fromAccount } from '@/scripts/import/from-account'
import { json, type StandIn, startStandIn } from '@/tests/stand-in'
import { asShipped } from './as-shipped'
import { github, profile, repository, SHOT, withPictures } from './github'

const REPOSITORY = process.cwd()
/** Of an entry that the owner has made theirs. */
const MINE = { example: undefined }
const AVATAR = readFileSync('e2e/support/avatar.png')

let root: string
let standIn: StandIn
/** Addresses outside the stand-in that answer. */
let answering: string[]
/** The content before the import. A test changes what the owner has written. */
let content: Exports

beforeEach(async () => {
  standIn = await startStandIn()
  standIn.answer = github()
  standIn.answerAvatar = (_, response) => response.end(AVATAR)
  for (const [name, value] of Object.entries({ ...standIn.env, GITHUB_TOKEN: '' })) vi.stubEnv(name, value)
  answering = []
  const ask = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
    if (address.startsWith(String(standIn.env.GITHUB_AVATARS_URL))) return ask(address, request)
    if (!answering.includes(address)) throw new TypeError('fetch failed')
    return new Response()
  })
  content = asShipped(Object.assign({}, ...Object.values(files)))
  // The portrait is read in the folder in which the command runs.
  root = mkdtempSync(join(tmpdir(), 'account-'))
  cpSync('tests/specimen', root, { recursive: true })
  for (const part of ['node_modules', 'scripts']) symlinkSync(join(REPOSITORY, part), join(root, part))
  process.chdir(root)
  for (const name of ['portrait', 'desk'])
    appendFileSync(`public/drawings/${name}.svg`, '<!-- placeholder -->')
})

afterEach(async () => {
  process.chdir(REPOSITORY)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await standIn.stop()
  rmSync(root, { recursive: true })
})

async function take(projects?: string, from = content) {
  const remarks: string[] = []
  const remark = (path: string, value: unknown, why = '') => remarks.push(`${path}: ${show(value)} ${why}`)
  const today = new Date().toISOString().slice(0, 10)
  const { merged, pictures } = await fromAccount('ada-l', from, { projects, today, remark })
  const next = withFilters(merged, from, remark)
  return { next, pictures, remarks: remarks.join('\n') }
}

test('takes over a whole account, and leaves nothing of ours that it can replace', async () => {
  const { next, pictures, remarks } = await take()
  const { owner, socials, contactSocials, projects, projectFilters, skills, services, descriptions } = next
  expect(pictures).toEqual([{ path: '/avatar.png', file: AVATAR }])
  expect(owner).toMatchObject({
    name: 'Ada Lovelace',
    handle: 'ada-l',
    bio: 'I write programs for engines.',
    headline: 'I write programs for engines.',
    portrait: '/avatar.png',
    aboutPicture: undefined,
    place: 'London',
    email: 'ada@ada.dev',
    roles: ['Developer.', 'Programmer.', 'Coder.'],
  })
  const links = [
    { id: 1, label: 'Twitter', link: 'https://twitter.com/ada' },
    { id: 4, label: 'LinkedIn', link: 'https://www.linkedin.com/in/ada' },
    { id: 5, label: 'Mastodon', link: 'https://mastodon.social/@ada' },
    { id: 6, label: 'dev.to', link: 'https://www.dev.to/ada' },
    { id: 7, label: 'Website', link: 'https://ada.dev' },
  ]
  expect(socials).toEqual(links)
  expect(contactSocials.map(({ label, link }) => [label, link])).toEqual([
    ['Twitter', 'https://twitter.com/ada'],
    ['LinkedIn', 'https://www.linkedin.com/in/ada'],
    ['GitHub', 'https://github.com/ada-l'],
    ...links.slice(2).map(({ label, link }) => [label, link]),
  ])
  expect(projects).toEqual([
    {
      id: 34,
      title: 'Bernoulli',
      description: 'What Bernoulli does.',
      link: 'https://github.com/ada-l/Bernoulli',
      start: '2018',
      techUsed: 'Rust',
      isNew: true,
    },
    {
      id: 35,
      title: 'Engine Notes',
      description: 'What engine-notes does, in C# since 12:30:45.',
      link: 'https://engine.dev/',
      repository: 'https://github.com/ada-l/engine-notes',
      start: '2018',
      techUsed: 'TypeScript, react, maths, history, cards, steam',
      isNew: true,
    },
    {
      id: 36,
      title: 'Loom Cards',
      description: 'What loom_cards does.',
      link: 'https://github.com/ada-l/loom_cards',
      start: '2018',
      techUsed: '',
      isNew: true,
    },
    {
      id: 37,
      title: 'Dusty',
      description: 'What dusty does.',
      link: 'https://github.com/ada-l/dusty',
      start: '2017',
      end: '2019',
      techUsed: 'Rust',
      isNew: false,
    },
  ])
  const technologies = ['Rust', 'TypeScript', 'react', 'maths', 'history']
  expect(projectFilters.map(({ value }) => value)).toEqual(['', 'latest', ...technologies])
  expect(services.map(({ filter }) => filter)).toEqual(['', '', ''])
  expect(skills).toEqual([
    { id: 1, skillName: 'Rust' },
    { id: 2, skillName: 'TypeScript' },
  ])
  expect(descriptions['/project']).toMatch(/^Projects in Rust, TypeScript, and react: /)
  expect(descriptions['/']).toMatch(/^I write programs for engines\. Projects, skills and/)
  expect(remarks).toContain('repositories: ["silent"] a project needs a description: write one on GitHub')
})

test('has nothing to change the second time', async () => {
  const { next } = await take()
  rmSync('public/drawings/portrait.svg')
  expect((await take(undefined, next)).next).toEqual(next)
})

test('keeps what the owner wrote', async () => {
  const { owner, socials, projects, skills, descriptions } = content
  Object.assign(owner, {
    name: 'Countess',
    handle: 'countess',
    bio: 'Mine.',
    headline: 'Mine.',
    email: 'c@c.dev',
  })
  Object.assign(owner, { portrait: '/me.png', aboutPicture: '/me.png', place: 'Ockham' })
  Object.assign(socials[3] ?? {}, { ...MINE, link: 'https://www.linkedin.com/in/countess' })
  Object.assign(projects[0] ?? {}, { ...MINE, link: 'https://github.com/ada-l/bernoulli/' })
  Object.assign(projects[2] ?? {}, { ...MINE, title: 'Dusty' })
  Object.assign(projects[4] ?? {}, { ...MINE, link: 'https://pathwright.dev' })
  Object.assign(skills[0] ?? {}, { ...MINE, amount: 99 })
  Object.assign(descriptions, { '/': 'Mine.', '/project': 'Mine.' })
  const own = structuredClone(content)
  const { next, pictures } = await take()
  expect(next.owner).toEqual({ ...own.owner, updated: next.owner.updated })
  expect(pictures).toEqual([])
  expect(next.skills).toEqual(own.skills)
  expect(next.descriptions).toEqual(own.descriptions)
  const rest = ['https://mastodon.social/@ada', 'https://www.dev.to/ada', 'https://ada.dev']
  const mine = ['https://twitter.com/ada', 'https://www.linkedin.com/in/countess']
  expect(next.socials.map(({ link }) => link)).toEqual([...mine, ...rest])
  expect(next.contactSocials.map(({ link }) => link)).toEqual([
    ...mine,
    'https://github.com/countess',
    ...rest,
  ])
  expect(next.projects.slice(2)).toEqual([own.projects[0], own.projects[2], own.projects[4]])
  expect(next.projects.slice(0, 2).map(({ title }) => title)).toEqual(['Engine Notes', 'Loom Cards'])
})

test('gives each project without a picture the one of its README', async () => {
  const repository = 'https://github.com/ada-l'
  const [dusty, cards, secret] = content.projects
  Object.assign(dusty ?? {}, { ...MINE, link: `${repository}/dusty`, image: '/mine.png' })
  Object.assign(cards ?? {}, {
    ...MINE,
    link: 'https://ada.dev',
    repository: `${repository}/Loom_Cards`,
    image: '',
  })
  Object.assign(secret ?? {}, { ...MINE, link: `${repository}/secret`, image: undefined })
  standIn.answer = github({ files: withPictures(/dusty|loom_cards|engine-notes|secret/) })
  const { next, pictures } = await take()
  expect(next.projects.map(({ title, image }) => [title, image])).toEqual([
    ['Bernoulli', undefined],
    ['Engine Notes', '/projects/engine-notes.png'],
    [dusty?.title, '/mine.png'],
    [cards?.title, '/projects/loom_cards.png'],
    [secret?.title, undefined],
  ])
  expect(pictures.slice(1)).toEqual([
    { path: '/projects/engine-notes.png', file: SHOT },
    { path: '/projects/loom_cards.png', file: SHOT },
  ])
})

test('takes everything else if GitHub refuses a picture, asks no more, and names the projects without one', async () => {
  standIn.answer = github({
    files: (request, response) =>
      (/Bernoulli/.test(String(request.url)) ? withPictures(/./) : limit)(request, response),
  })
  const { next, remarks } = await take()
  expect(next.projects.map(({ image }) => image)).toEqual(['/projects/Bernoulli.png', ...Array(3)])
  expect(remarks).toContain(
    'pictures: ["Engine Notes","Loom Cards","Dusty"] none: GitHub answers no more requests until',
  )
  expect(standIn.requests.filter(({ url }) => url?.startsWith('/repos/'))).toHaveLength(3)
})

test('keeps the shipped projects and skills if the account has no repositories, but not our headline', async () => {
  standIn.answer = github({
    profile: { ...profile, bio: null, blog: '' },
    socialAccounts: [],
    repositories: [],
  })
  const { next } = await take()
  expect(next).toMatchObject({
    projects: content.projects,
    projectFilters: content.projectFilters,
    skills: content.skills,
    descriptions: content.descriptions,
  })
  expect(next.owner).toMatchObject({ bio: content.owner.bio, headline: undefined })
})

test('names the account once if the owner links to it under another name', async () => {
  Object.assign(content.socials[0] ?? {}, { label: 'Code', link: 'https://github.com/ada-l' })
  standIn.answer = github({ profile: { ...profile, blog: null }, socialAccounts: [] })
  const { next } = await take()
  expect(next.owner.handle).toBe('ada-l')
  expect(next.socials).toEqual([{ id: 1, label: 'Code', link: 'https://github.com/ada-l' }])
  expect(next.contactSocials).toEqual([{ id: 5, label: 'GitHub', link: 'https://github.com/ada-l' }])
})

test('writes descriptions only in English', async () => {
  content.language = 'de'
  expect((await take()).next.descriptions).toEqual(content.descriptions)
})

test('takes as many projects as the owner says', async () => {
  expect((await take('3')).next.projects.map(({ title }) => title)).toEqual([
    'Bernoulli',
    'Engine Notes',
    'Loom Cards',
  ])
})

test('dates repositories that are younger than their last push, or have none', async () => {
  standIn.answer = github({
    repositories: [
      repository('moved', { created_at: '2020-01-01T00:00:00Z', pushed_at: '2019-01-01T00:00:00Z' }),
      repository('empty', { created_at: '2018-01-01T00:00:00Z', pushed_at: null }),
    ],
  })
  expect((await take()).next.projects).toMatchObject([
    { start: '2019', end: '2020' },
    { start: '2018', end: '2018' },
  ])
})

test('takes twelve projects by default, of all pages', async () => {
  const many = Array.from({ length: 230 }, (_, index) => repository(`p${index}`, { stargazers_count: index }))
  standIn.answer = github({ repositories: many })
  expect((await take()).next.projects.map(({ title }) => title)).toEqual(
    Array.from({ length: 12 }, (_, index) => `P${229 - index}`),
  )
  expect(standIn.requests.map(({ url }) => url)).toEqual([
    '/users/ada-l',
    '/users/ada-l/social_accounts?per_page=100',
    ...[1, 2, 3].map((page) => `/users/ada-l/repos?type=owner&sort=pushed&per_page=100&page=${page}`),
    ...Array.from({ length: 12 }, (_, index) => `/repos/ada-l/p${229 - index}/readme`),
  ])
})

test.each(['0', '51', '-1', '3.5', 'all', ''])('refuses %j projects', async (count) => {
  await expect(take(count)).rejects.toThrow('wanted a number from 1 to 50')
  expect(standIn.requests).toEqual([])
})

test.each(['', '../evil', 'ada/notes'])('refuses the account %j', async (handle) => {
  const options = { shipped: [], today: '2026-11-21', remark: () => {} }
  await expect(fromAccount(handle, content, options)).rejects.toThrow('Name the account as on GitHub')
})

test.each(['ada.dev/notes', 'http://ada.dev/notes'])(
  'takes the website %s over as https if that answers',
  async (blog) => {
    answering = ['https://ada.dev/notes']
    standIn.answer = github({ profile: { ...profile, blog } })
    expect((await take()).next.socials.at(-1)).toMatchObject({
      label: 'Website',
      link: 'https://ada.dev/notes',
    })
  },
)

test.each(['http://silent.dev', 'javascript:alert(1)'])(
  'leaves out the website %s, and says so',
  async (blog) => {
    standIn.answer = github({ profile: { ...profile, blog } })
    const { next, remarks } = await take()
    expect(remarks).toContain(`website: "${blog}"`)
    expect(next.socials.map(({ label }) => label)).not.toContain('Website')
  },
)

test.each(['https://github.com/ada-l', 'gist.github.com/ada-l', 'https://mastodon.social/@ada/', '', null])(
  'adds no second link for the website %j',
  async (blog) => {
    standIn.answer = github({ profile: { ...profile, blog } })
    const { next, remarks } = await take()
    expect(`${remarks} ${show(next.socials)}`).not.toMatch(/website/i)
  },
)

test('follows an account to its new name', async () => {
  standIn.answer = (request, response) =>
    request.url === '/users/ada-l'
      ? response.writeHead(301, { location: '/user/1815' }).end()
      : github({ profile: { ...profile, login: 'ada-king' } })(request, response)
  const { next } = await take()
  expect(next.owner.handle).toBe('ada-king')
  expect(next.projects[1]?.link).toBe('https://github.com/ada-king/Bernoulli')
})

const soon = () => String(Math.floor(Date.now() / 1_000) + 590)
const limit: RequestListener = (...exchange) =>
  json({}, 403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': soon() })(...exchange)

// The tests of /github try everything that may go wrong between GitHub and us.
test.each<[string, RequestListener, RegExp]>([
  ['an unknown account', json({}, 404), /GitHub knows no public account "ada-l"\./],
  [
    'an exhausted limit',
    limit,
    /no more requests until \d\d:\d\d UTC, in 10 minutes \(HTTP 403\)\. .*GITHUB_TOKEN/,
  ],
  ['a limit without an end', json({}, 429), /no more requests for a while \(HTTP 429\)/],
  ['a failure of GitHub', json({}, 502), /GitHub answered with HTTP 502\. Try again later\./],
  [
    'an answer of 6 MB',
    (_, response) => response.end(' '.repeat(6_000_000)),
    /makes no sense here: more than 5000000 bytes/,
  ],
  ['another answer', json({ message: 'Hello' }), /makes no sense here: unexpected login, name, bio/],
  [
    'repositories of another kind',
    github({ repositories: [{ name: '../evil' }] }),
    /unexpected 0\.name, 0\.desc/,
  ],
  ['a broken connection', (request) => request.socket.resetAndDestroy(), /GitHub could not be read: \w+/],
])('changes nothing after %s, and says why', async (_, answer, reason) => {
  standIn.answer = answer
  await expect(take()).rejects.toThrow(reason)
})

test('treats hostile texts as text and leaves out hostile links', async () => {
  standIn.answer = github({
    profile: { ...profile, name: '\u001b[2JAda\u202e </script>', bio: "'; process.exit(1) //\u0007\n{1}" },
    socialAccounts: [
      { provider: 'linkedin', url: 'javascript:alert(1)' },
      { provider: 'generic', url: 'https://localhost/admin' },
    ],
    repositories: [
      repository('trap', {
        description: '\u202e`evil`\0',
        homepage: 'javascript:alert(1)',
        language: '\u001b]0;x\u0007C',
        topics: ['__proto__', ' '],
      }),
      repository('local', { homepage: 'https://127.0.0.1/' }),
    ],
  })
  const { next, remarks } = await take()
  expect(next.owner).toMatchObject({ name: '[2JAda </script>', bio: "'; process.exit(1) // {1}" })
  expect(next.socials.map(({ link }) => link)).toEqual(['https://ada.dev'])
  expect(next.projects).toMatchObject([
    { description: '`evil`', link: 'https://github.com/ada-l/trap', techUsed: ']0;xC, __proto__' },
    { link: 'https://github.com/ada-l/local' },
  ])
  expect(remarks).toContain('social accounts: "javascript:alert(1)" a social link needs')
})

test.each<[string, RequestListener]>([
  ['HTTP 404', (_, response) => response.writeHead(404).end()],
  ['.*png', (_, response) => response.end(AVATAR.subarray(0, -60))],
])('keeps the shipped portrait if the avatar cannot be taken: %s, and says so', async (reason, answer) => {
  standIn.answerAvatar = answer
  const { next, pictures, remarks } = await take()
  expect(remarks).toMatch(new RegExp(`no portrait: ${reason}`))
  expect(pictures).toEqual([])
  expect(next.owner).toMatchObject({
    name: 'Ada Lovelace',
    portrait: '/drawings/portrait.svg',
    aboutPicture: '/drawings/desk.svg',
  })
})

test('requests the avatar from no other host', async () => {
  standIn.answer = github({ profile: { ...profile, avatar_url: 'https://example.com/u/1.png' } })
  expect((await take()).remarks).toContain("no portrait: it is not on GitHub's host for avatars")
})

test('names the picture after its real type', async () => {
  const jpeg = await sharp(AVATAR).jpeg().toBuffer()
  standIn.answerAvatar = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(jpeg)
  expect((await take()).pictures).toEqual([{ path: '/avatar.jpg', file: jpeg }])
})

test("never replaces the owner's own pictures", async () => {
  mkdirSync('public/projects')
  for (const file of ['avatar.png', 'projects/loom_cards.png']) writeFileSync(`public/${file}`, 'mine')
  standIn.answer = github({ files: withPictures(/loom_cards/) })
  const { pictures, remarks } = await take()
  expect(pictures).toEqual([])
  expect(remarks).toContain('no portrait: there is another picture at public/avatar.png')
  expect(remarks).toContain(
    'pictures: "Loom Cards" none: there is another picture at public/projects/loom_cards.png',
  )
})
