import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openContent } from '@/scripts/import/content-source'
import { importResume } from '@/scripts/import/import'
import { replaceFiles } from '@/scripts/import/replace-files'
import { json, type StandIn, startStandIn } from '../../../e2e/support/site'

/** Files that cannot be replaced. */
const stuck = vi.hoisted(() => new Set<unknown>())
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const renameSync: typeof fs.renameSync = (from, to) => {
    if (stuck.has(to)) throw new Error('disk on fire')
    fs.renameSync(from, to)
  }
  return { ...fs, renameSync }
})

const REPOSITORY = process.cwd()
const AVATAR = readFileSync('e2e/support/avatar.png')
const YEAR = new Date().getFullYear()

const profile = {
  login: 'ada-l',
  name: 'Ada Lovelace',
  bio: 'I write programs\r\nfor engines.',
  location: 'London',
  blog: 'https://ada.dev',
  avatar_url: 'https://avatars.githubusercontent.com/u/1815?v=4',
}

const socialAccounts = [
  { provider: 'twitter', url: 'https://twitter.com/ada' },
  { provider: 'linkedin', url: 'https://www.linkedin.com/in/ada' },
  { provider: 'mastodon', url: 'https://mastodon.social/@ada' },
  { provider: 'generic', url: 'https://www.dev.to/ada' },
]

function repository(name: string, fields: object = {}) {
  return {
    name,
    description: `What ${name} does.`,
    homepage: null as string | null,
    language: 'Rust' as string | null,
    topics: [] as string[],
    stargazers_count: 0,
    created_at: '2018-03-04T05:06:07Z',
    pushed_at: `${YEAR}-01-01T00:00:00Z`,
    fork: false,
    archived: false,
    disabled: false,
    private: false,
    ...fields,
  }
}

const repositories = [
  repository('dusty', { created_at: '2017-01-02T03:04:05Z', pushed_at: '2019-05-06T07:08:09Z' }),
  repository('loom_cards', { language: null, homepage: 'http://loom.dev' }),
  repository('engine-notes', {
    stargazers_count: 7,
    homepage: 'https://engine.dev/',
    language: 'TypeScript',
    topics: ['typescript', 'react', 'maths', 'history', 'cards', 'steam', 'brass'],
  }),
  repository('Bernoulli', { stargazers_count: 7, pushed_at: `${YEAR}-02-01T00:00:00Z` }),
  repository('forked', { fork: true, stargazers_count: 99 }),
  repository('shelved', { archived: true, stargazers_count: 99 }),
  repository('locked', { disabled: true, stargazers_count: 99 }),
  repository('secret', { private: true, stargazers_count: 99 }),
  repository('Ada-L', { stargazers_count: 99 }),
  repository('silent', { description: ' ', stargazers_count: 99 }),
]

let root: string
let standIn: StandIn
/** Addresses outside the stand-in that answer. */
let answering: string[]

/** Answers as GitHub does. A test replaces the parts that it is about. */
function github(
  parts: { profile?: unknown; socialAccounts?: unknown; repositories?: unknown[] } = {},
): RequestListener {
  const all = { profile, socialAccounts, repositories, ...parts }
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in')
    const page = Number(searchParams.get('page'))
    const body = pathname.endsWith('/social_accounts')
      ? all.socialAccounts
      : pathname.endsWith('/repos')
        ? all.repositories.slice(100 * (page - 1), 100 * page)
        : all.profile
    json(body)(request, response)
  }
}

beforeEach(async () => {
  standIn = await startStandIn()
  standIn.answer = github()
  standIn.answerAvatar = (_, response) => response.end(AVATAR)
  for (const [name, value] of Object.entries({ ...standIn.env, GITHUB_TOKEN: '' })) vi.stubEnv(name, value)
  answering = []
  const ask = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
    if (address.startsWith(String(standIn.env.GITHUB_API_URL))) return ask(address, request)
    if (!answering.includes(address)) throw new TypeError('fetch failed')
    return new Response()
  })
  root = mkdtempSync(join(tmpdir(), 'github-import-'))
  cpSync('tests/specimen', root, { recursive: true })
  for (const part of ['node_modules', 'tests']) symlinkSync(join(REPOSITORY, part), join(root, part))
  // The check of what is as shipped looks into the folder in which the command runs.
  process.chdir(root)
})

afterEach(async () => {
  process.chdir(REPOSITORY)
  stuck.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await standIn.stop()
  rmSync(root, { recursive: true })
})

function take(...args: string[]) {
  return importResume(['github:ada-l', ...args])
}

function content() {
  return openContent('content').content
}

/** Every file of the content and every picture, by its path. */
function files() {
  const paths = ['content', 'public'].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `${folder}/${name}`),
  )
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'latin1')]))
}

function replace(file: string, from: string, to: string) {
  const source = readFileSync(`content/${file}`, 'utf8')
  expect(source).toContain(from)
  writeFileSync(`content/${file}`, source.replace(from, to))
}

test('shows what it would change, and writes only with --write', async () => {
  const shipped = files()
  const report = await take()
  expect(report).toContain('content/owner.ts\n  name: "Your Name" → "Ada Lovelace"\n')
  expect(report).toContain('\npublic/avatar.png\n  + the picture of the account\n')
  expect(report).toMatch(/To write it, run: npm run import -- github:ada-l --write$/)
  expect(files()).toEqual(shipped)
  expect(await take('--write')).toMatch(/Written\.$/)
  expect(readFileSync('public/avatar.png')).toEqual(AVATAR)
})

test('imports a whole account', async () => {
  const report = await take('--write')
  const { owner, socials, contactSocials, projects, projectFilters } = content()
  expect(owner).toMatchObject({
    name: 'Ada Lovelace',
    handle: 'ada-l',
    bio: 'I write programs for engines.',
    portrait: '/avatar.png',
    place: 'London',
    email: 'you@example.com',
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
      description: 'What engine-notes does.',
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
  expect(projectFilters.map(({ value }) => value)).toEqual([
    '',
    'latest',
    'Rust',
    'TypeScript',
    'react',
    'maths',
    'history',
  ])
  expect(report).toContain(
    '\n  repositories: ["silent"] (a project needs a description: write one on GitHub and import again)\n',
  )
})

test('has nothing to change the second time', async () => {
  await take('--write')
  expect(await take()).toMatch(/Nothing to change\.$/)
})

test('keeps what the owner wrote', async () => {
  replace('owner.ts', "'Your Name'", "'Countess'")
  replace('owner.ts', "'octocat'", "'countess'")
  replace('owner.ts', "bio: 'I build", "bio: 'Mine: I build")
  replace('owner.ts', "'/drawings/portrait.svg'", "'/me.png'")
  replace('socials.ts', "'https://www.linkedin.com/'", "'https://www.linkedin.com/in/countess'")
  replace('projects.ts', "'https://example.com/pathwright'", "'https://pathwright.dev'")
  replace('projects.ts', "title: 'Recipe Box'", "title: 'Dusty'")
  replace('projects.ts', "'https://example.com/relay-board'", "'https://github.com/ada-l/bernoulli/'")
  writeFileSync('public/me.png', AVATAR)
  const before = content()
  await take('--write')
  const { owner, socials, contactSocials, projects } = content()
  expect(owner).toEqual({ ...before.owner, place: 'London', updated: owner.updated })
  expect(files()).not.toHaveProperty(['public/avatar.png'])
  expect(socials.map(({ link }) => link)).toEqual([
    'https://twitter.com/ada',
    'https://www.linkedin.com/in/countess',
    'https://mastodon.social/@ada',
    'https://www.dev.to/ada',
    'https://ada.dev',
  ])
  expect(contactSocials.map(({ link }) => link)).toEqual([
    'https://twitter.com/ada',
    'https://www.linkedin.com/in/countess',
    'https://github.com/countess',
    'https://mastodon.social/@ada',
    'https://www.dev.to/ada',
    'https://ada.dev',
  ])
  const own = before.projects.filter(({ title }) => ['Relay Board', 'Dusty', 'Pathwright'].includes(title))
  expect(projects.slice(2)).toEqual(own)
  expect(projects.slice(0, 2).map(({ title }) => title)).toEqual(['Engine Notes', 'Loom Cards'])
  expect(await take()).toMatch(/Nothing to change\.$/)
})

test('keeps the shipped projects if the account has none', async () => {
  standIn.answer = github({ profile: { ...profile, blog: '' }, socialAccounts: [], repositories: [] })
  const before = content()
  await take('--write')
  expect(content().projects).toEqual(before.projects)
  expect(content().projectFilters).toEqual(before.projectFilters)
})

test('names the account once if the owner links to it under another name', async () => {
  replace('socials.ts', "label: 'Twitter', link: '#'", "label: 'Code', link: 'https://github.com/ada-l'")
  standIn.answer = github({ profile: { ...profile, blog: null }, socialAccounts: [] })
  await take('--write')
  expect(content().owner.handle).toBe('ada-l')
  expect(content().socials).toEqual([{ id: 1, label: 'Code', link: 'https://github.com/ada-l' }])
  expect(content().contactSocials).toEqual([{ id: 5, label: 'GitHub', link: 'https://github.com/ada-l' }])
})

test('takes as many projects as the owner says', async () => {
  const report = await take('--projects', '3')
  expect(report).toMatch(/run: npm run import -- github:ada-l --projects 3 --write$/)
  await take('--projects', '3', '--write')
  expect(content().projects.map(({ title }) => title)).toEqual(['Bernoulli', 'Engine Notes', 'Loom Cards'])
})

test('dates repositories that are younger than their last push, or have none', async () => {
  standIn.answer = github({
    repositories: [
      repository('moved', { created_at: '2020-01-01T00:00:00Z', pushed_at: '2019-01-01T00:00:00Z' }),
      repository('empty', { created_at: '2018-01-01T00:00:00Z', pushed_at: null }),
    ],
  })
  await take('--write')
  expect(content().projects).toMatchObject([
    { start: '2019', end: '2020' },
    { start: '2018', end: '2018' },
  ])
})

test('takes twelve projects by default, of all pages', async () => {
  const many = Array.from({ length: 230 }, (_, index) => repository(`p${index}`, { stargazers_count: index }))
  standIn.answer = github({ repositories: many })
  await take('--write')
  expect(content().projects.map(({ title }) => title)).toEqual(
    Array.from({ length: 12 }, (_, index) => `P${229 - index}`),
  )
  expect(standIn.requests.map(({ url }) => url)).toEqual([
    '/users/ada-l',
    '/users/ada-l/social_accounts?per_page=100',
    ...[1, 2, 3].map((page) => `/users/ada-l/repos?type=owner&sort=pushed&per_page=100&page=${page}`),
  ])
})

test.each(['0', '51', '-1', '3.5', 'all', ''])('refuses %j projects', async (count) => {
  await expect(take(`--projects=${count}`)).rejects.toThrow('wanted a number from 1 to 50')
  expect(standIn.requests).toEqual([])
})

test.each(['github:', 'github:../evil', 'github:ada/notes'])('refuses the account %s', async (account) => {
  await expect(importResume([account])).rejects.toThrow('Name the account as on GitHub')
})

test('refuses a number of projects for a resume', async () => {
  await expect(importResume(['resume.json', '--projects', '3'])).rejects.toThrow(
    '--projects needs an account',
  )
})

test.each([
  ['ada.dev/notes', 'https://ada.dev/notes'],
  ['http://ada.dev/notes', 'https://ada.dev/notes'],
])('takes the website %s over as https if that answers', async (blog, link) => {
  answering = [link]
  standIn.answer = github({ profile: { ...profile, blog } })
  await take('--write')
  expect(content().socials.at(-1)).toMatchObject({ label: 'Website', link })
})

test.each(['http://silent.dev', 'javascript:alert(1)', 'mailto:ada@ada.dev'])(
  'leaves out the website %s, and says so',
  async (blog) => {
    standIn.answer = github({ profile: { ...profile, blog } })
    const report = await take('--write')
    expect(report).toContain(`{"network":"Website","url":"${blog}"}`)
    expect(content().socials.map(({ label }) => label)).not.toContain('Website')
  },
)

test.each(['https://github.com/ada-l', 'gist.github.com/ada-l', 'https://mastodon.social/@ada/', '', null])(
  'adds no second link for the website %j',
  async (blog) => {
    standIn.answer = github({ profile: { ...profile, blog } })
    expect(await take('--write')).not.toContain('Website')
  },
)

test('sends the token, and asks without it if GitHub refuses it', async () => {
  vi.stubEnv('GITHUB_TOKEN', 'secret-token')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  standIn.answer = (request, response) =>
    (request.headers.authorization ? json({}, 401) : github())(request, response)
  expect(await take()).not.toContain('secret-token')
  expect(standIn.requests.slice(0, 2).map(({ headers }) => headers.authorization)).toEqual([
    'Bearer secret-token',
    undefined,
  ])
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('GITHUB_TOKEN is refused'))
})

test('follows an account to its new name', async () => {
  standIn.answer = (request, response) =>
    request.url === '/users/ada-l'
      ? response.writeHead(301, { location: '/user/1815' }).end()
      : github({ profile: { ...profile, login: 'ada-king' } })(request, response)
  await take('--write')
  expect(content().owner.handle).toBe('ada-king')
  expect(content().projects[1]?.link).toBe('https://github.com/ada-king/Bernoulli')
})

const soon = () => String(Math.floor(Date.now() / 1_000) + 590)
const answers =
  (body: string, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(body)

const failures: [string, RequestListener, RegExp][] = [
  ['an unknown account', json({}, 404), /GitHub knows no public account "ada-l"\./],
  [
    'an exhausted limit',
    (...exchange) =>
      json({}, 403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': soon() })(...exchange),
    /no more requests until \d\d:\d\d UTC, in 10 minutes \(HTTP 403\)\. .*GITHUB_TOKEN/,
  ],
  [
    'too many requests',
    json({}, 429, { 'retry-after': '60' }),
    /until \d\d:\d\d UTC, in 1 minute \(HTTP 429\)/,
  ],
  ['a limit without an end', json({}, 403), /no more requests for a while \(HTTP 403\)/],
  [
    'a failure of GitHub',
    answers('<h1>Unicorn!</h1>', 502),
    /GitHub answered with HTTP 502\. Try again later\./,
  ],
  ['HTML', answers('<!doctype html>'), /makes no sense here: not JSON/],
  ['an answer of 6 MB', answers(' '.repeat(6_000_000)), /makes no sense here: more than 5000000 bytes/],
  ['another answer', json({ message: 'Hello' }), /makes no sense here: unexpected login, name, bio/],
  [
    'a name of 3,000 letters',
    github({ profile: { ...profile, name: 'a'.repeat(3_000) } }),
    /unexpected name$/,
  ],
  [
    'repositories of another kind',
    github({ repositories: [{ name: '../evil' }] }),
    /unexpected 0\.name, 0\.desc/,
  ],
  [
    'a redirect to another host',
    (_, response) => response.writeHead(302, { location: 'https://example.com/users/ada-l' }).end(),
    /GitHub answered with HTTP 302/,
  ],
  ['a broken connection', (request) => request.socket.resetAndDestroy(), /GitHub could not be read: \w+/],
]

test.each(failures)('changes nothing after %s, and says why', async (_, answer, reason) => {
  const shipped = files()
  standIn.answer = answer
  await expect(take('--write')).rejects.toThrow(reason)
  expect(files()).toEqual(shipped)
})

test.each<[string, RequestListener]>([
  ['at all', () => {}],
  ['to its end', (_, response) => response.writeHead(200).write('{')],
])('gives up if GitHub does not answer %s', async (_, answer) => {
  const timeout = AbortSignal.timeout
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 50))
  standIn.answer = answer
  await expect(take('--write')).rejects.toThrow('GitHub could not be read: no answer within 10000 ms')
})

test('treats hostile texts as text and leaves out hostile links', async () => {
  standIn.answer = github({
    profile: { ...profile, name: '\u001b[2JAda\u202e </script>', bio: "'; process.exit(1) //\u0007\n{1}" },
    socialAccounts: [
      { provider: 'linkedin', url: 'javascript:alert(1)' },
      { provider: 'generic', url: 'data:text/html,1' },
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
  const report = await take('--write')
  const { owner, socials, projects } = content()
  expect(owner).toMatchObject({ name: '[2JAda </script>', bio: "'; process.exit(1) // {1}" })
  expect(socials.map(({ link }) => link)).toEqual(['https://ada.dev'])
  expect(projects).toMatchObject([
    { description: '`evil`', link: 'https://github.com/ada-l/trap', techUsed: ']0;x C, __proto__' },
    { link: 'https://github.com/ada-l/local' },
  ])
  expect(report).toContain('{"network":"LinkedIn","url":"javascript:alert(1)"} (a social link needs')
})

const badAvatars: [string, RequestListener, string][] = [
  ['is missing', (_, response) => response.writeHead(404).end(), 'no portrait: HTTP 404'],
  ['is no picture', (_, response) => response.end('<!doctype html>'), 'no portrait: Input buffer'],
  [
    'is an SVG',
    (_, response) => response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'no portrait: svg is none of png, jpeg, webp, gif',
  ],
  ['is cut off', (_, response) => response.end(AVATAR.subarray(0, AVATAR.length / 2)), 'no portrait: '],
  [
    'has 2 MB',
    (_, response) => response.end(Buffer.alloc(2_000_000)),
    'no portrait: more than 1000000 bytes',
  ],
]

test.each(badAvatars)(
  'keeps the shipped portrait if the avatar %s, and says so',
  async (_, answer, reason) => {
    standIn.answerAvatar = answer
    expect(await take('--write')).toContain(reason)
    expect(content().owner).toMatchObject({ name: 'Ada Lovelace', portrait: '/drawings/portrait.svg' })
    expect(files()).not.toHaveProperty(['public/avatar.png'])
  },
)

test.each(['https://example.com/u/1.png', 'javascript:alert(1)', ''])(
  'requests no avatar from %j',
  async (avatar_url) => {
    standIn.answer = github({ profile: { ...profile, avatar_url } })
    expect(await take()).toContain("no portrait: it is not on GitHub's host for avatars")
  },
)

test('names the picture after its real type', async () => {
  const { default: sharp } = await import('sharp')
  const jpeg = await sharp(AVATAR).jpeg().toBuffer()
  standIn.answerAvatar = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(jpeg)
  await take('--write')
  expect(content().owner.portrait).toBe('/avatar.jpg')
  expect(readFileSync('public/avatar.jpg')).toEqual(jpeg)
})

test("never replaces the owner's own avatar.png", async () => {
  writeFileSync('public/avatar.png', 'mine')
  expect(await take('--write')).toContain('no portrait: there is another picture at public/avatar.png')
  expect(readFileSync('public/avatar.png', 'utf8')).toBe('mine')
})

test('leaves no new file behind if a later one cannot be replaced', () => {
  const shipped = files()
  stuck.add('content/skills.ts')
  expect(() =>
    replaceFiles(
      new Map([
        ['public/avatar.png', AVATAR],
        ['content/skills.ts', Buffer.from('')],
      ]),
    ),
  ).toThrow('No file was changed: disk on fire')
  expect(files()).toEqual(shipped)
})
