import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { show } from '@/app/_check/printable'
import { contentFiles } from '@/components/content/content-files'
import { fromAccount } from '@/scripts/import/account/from-account'
import { readReadmePicture } from '@/scripts/import/account/pictures'
import { Refusal } from '@/scripts/import/account/read-account'
import type { OwnerContent } from '@/scripts/import/merge/owner-content'
import { withReports } from '@/scripts/import/support/reports'
import { inSpecimen } from '@/tests/support/specimen-site'
import { AVATAR, json, startStandIn } from '@/tests/support/stand-in'
import { asShipped } from '../as-shipped'
import { github, type Parts, repository, SHOT, withPictures } from '../github'

const ACCOUNT = 'https://github.com/ada-l'
/** Of an entry that the owner has made theirs. */
const MINE = { example: undefined }
/** The only address outside the stand-in that answers. */
const ANSWERING = 'https://ada.dev/notes'
const SHIPPED_PICTURES = { portrait: '/drawings/portrait.svg', aboutPicture: '/drawings/desk.svg' }

const standIn = await startStandIn()
const picture = await draw(600, 300)
const moving = sharp([picture, await draw(600, 400)], { join: { animated: true } })
const { answerAvatar } = standIn
const ask = globalThis.fetch
/** The content before the import. A test changes what the owner has written. */
let content: OwnerContent

// The portrait is read in the folder in which the command runs.
inSpecimen(beforeEach)
beforeEach(() => {
  Object.assign(standIn, { answer: github(), answerAvatar, requests: [] })
  for (const [name, value] of Object.entries({ ...standIn.env, GITHUB_TOKEN: '' })) vi.stubEnv(name, value)
  vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
    if (address.startsWith(String(standIn.env.GITHUB_AVATARS_URL))) return ask(address, request)
    if (address !== ANSWERING) throw new TypeError('fetch failed')
    return new Response()
  })
  content = asShipped(Object.assign({}, ...Object.values(contentFiles)))
  for (const path of Object.values(SHIPPED_PICTURES)) appendFileSync(`public${path}`, '<!-- placeholder -->')
})
afterAll(() => standIn.stop())

function draw(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
}

async function take(parts?: Parts, projects?: string, from = content) {
  if (parts) standIn.answer = github(parts)
  const { result, reports } = await withReports(async () => {
    const { next, files } = await fromAccount('ada-l', from, projects)
    return { ...next, pictures: files }
  })
  const texts = reports.map(({ path, value, why }) => `${path}: ${show(value)} ${why}`)
  return { ...result, reports: texts.join('\n') }
}

function linksOf(socials: { link: string }[]) {
  return socials.map(({ link }) => link)
}

test('takes over a whole account, and leaves nothing of ours that it can replace', async () => {
  const taken = await take()
  const { owner, socials, contactSocials, projects, projectFilters, skills, services } = taken
  const bio = 'I write programs for engines.'
  expect(taken.pictures).toEqual([{ path: 'public/avatar.png', text: AVATAR }])
  expect(owner).toEqual({
    ...content.owner,
    ...{ name: 'Ada Lovelace', handle: 'ada-l', place: 'London', email: 'ada@ada.dev', bio, headline: bio },
    ...{ portrait: '/avatar.png', aboutPicture: undefined },
  })
  expect(socials).toEqual([
    { id: 1, label: 'Twitter', link: 'https://twitter.com/ada' },
    { id: 4, label: 'LinkedIn', link: 'https://www.linkedin.com/in/ada' },
    { id: 5, label: 'Mastodon', link: 'https://mastodon.social/@ada' },
    { id: 6, label: 'dev.to', link: 'https://www.dev.to/ada' },
    { id: 7, label: 'Website', link: 'https://ada.dev' },
  ])
  const [twitter, linkedin, ...others] = linksOf(socials)
  expect(linksOf(contactSocials)).toEqual([twitter, linkedin, ACCOUNT, ...others])
  const bernoulli = { title: 'Bernoulli', description: 'What Bernoulli does.', techUsed: 'Rust' }
  const engine = { title: 'Engine Notes', description: 'What engine-notes does, in C# since 12:30:45.' }
  const cards = { title: 'Loom Cards', description: 'What loom_cards does.', techUsed: '' }
  const dusty = { title: 'Dusty', description: 'What dusty does.', techUsed: 'Rust' }
  const links = { link: 'https://engine.dev/', repository: `${ACCOUNT}/engine-notes` }
  const techUsed = 'TypeScript, react, maths, history, cards, steam'
  expect(projects).toEqual([
    { id: 34, ...bernoulli, link: `${ACCOUNT}/Bernoulli`, start: '2018', isNew: true },
    { id: 35, ...engine, ...links, start: '2018', isNew: true, techUsed },
    { id: 36, ...cards, link: `${ACCOUNT}/loom_cards`, start: '2018', isNew: true },
    { id: 37, ...dusty, link: `${ACCOUNT}/dusty`, start: '2017', end: '2019', isNew: false },
  ])
  const technologies = ['Rust', 'TypeScript', 'react', 'maths', 'history']
  expect(projectFilters.map(({ value }) => value)).toEqual(['', 'latest', ...technologies])
  expect(services.map(({ filter }) => filter)).toEqual(['', '', ''])
  expect(skills).toEqual(['Rust', 'TypeScript'].map((skillName, index) => ({ id: index + 10, skillName })))
  expect(taken.reports).toMatch(/^repositories: \["silent"\] a project needs a description: write one/)
  // The second time, there is nothing to change.
  rmSync('public/drawings/portrait.svg')
  const { pictures, reports } = taken
  expect({ ...(await take(undefined, undefined, taken)), pictures, reports }).toEqual(taken)
})

test('keeps what the owner wrote', async () => {
  const { owner, socials, projects, skills } = content
  const texts = { name: 'Countess', handle: 'countess', bio: 'Mine.', headline: 'Mine.', email: 'c@c.dev' }
  Object.assign(owner, { ...texts, portrait: '/me.png', aboutPicture: '/me.png', place: 'Ockham' })
  Object.assign(socials[3] ?? {}, { ...MINE, link: 'https://www.linkedin.com/in/countess' })
  Object.assign(projects[0] ?? {}, { ...MINE, link: `${ACCOUNT}/bernoulli/` })
  Object.assign(projects[2] ?? {}, { ...MINE, title: 'Dusty' })
  Object.assign(projects[4] ?? {}, { ...MINE, link: 'https://pathwright.dev' })
  Object.assign(skills[0] ?? {}, { ...MINE, amount: 99 })
  const own = structuredClone(content)
  const next = await take()
  const kept = { owner: own.owner, skills: own.skills }
  expect(next).toMatchObject({ ...kept, pictures: [] })
  const mine = ['https://twitter.com/ada', 'https://www.linkedin.com/in/countess']
  const rest = ['https://mastodon.social/@ada', 'https://www.dev.to/ada', 'https://ada.dev']
  expect(linksOf(next.socials)).toEqual([...mine, ...rest])
  expect(linksOf(next.contactSocials)).toEqual([...mine, 'https://github.com/countess', ...rest])
  expect(next.projects.slice(2)).toEqual([own.projects[0], own.projects[2], own.projects[4]])
  expect(next.projects.slice(0, 2)).toMatchObject([{ title: 'Engine Notes' }, { title: 'Loom Cards' }])
})

test('gives each project without a picture the one of its README', async () => {
  const [dusty, cards, secret] = content.projects
  Object.assign(dusty ?? {}, { ...MINE, link: `${ACCOUNT}/dusty`, image: '/mine.png' })
  Object.assign(cards ?? {}, { ...MINE, repository: `${ACCOUNT}/Loom_Cards`, image: '' })
  Object.assign(secret ?? {}, { ...MINE, link: `${ACCOUNT}/secret`, image: undefined })
  mkdirSync('public/projects')
  writeFileSync('public/projects/loom_cards.png', SHOT) // by the last import
  const { projects, pictures } = await take({ files: withPictures(/dusty|loom_cards|engine-notes|secret/) })
  expect(projects.map(({ title, image }) => [title, image])).toEqual([
    ['Bernoulli', undefined],
    ['Engine Notes', '/projects/engine-notes.png'],
    [dusty?.title, '/mine.png'],
    [cards?.title, '/projects/loom_cards.png'],
    [secret?.title, undefined],
  ])
  const created = ['engine-notes', 'loom_cards'].map((name) => `public/projects/${name}.png`)
  expect(pictures.slice(1)).toEqual(created.map((path) => ({ path, text: SHOT })))
})

const soon = () => String(Math.floor(Date.now() / 1_000) + 590)
const limit: RequestListener = (...exchange) =>
  json({}, 403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': soon() })(...exchange)

test('takes everything else if GitHub refuses a picture, asks no more, and names the projects without one', async () => {
  const files: RequestListener = (request, response) =>
    (/Bernoulli/.test(String(request.url)) ? withPictures(/./) : limit)(request, response)
  const { projects, reports } = await take({ files })
  expect(projects.map(({ image }) => image)).toEqual(['/projects/Bernoulli.png', ...Array(3)])
  expect(reports).toMatch(
    /^pictures: \["Engine Notes","Loom Cards","Dusty"\] none: GitHub answers no more requests until/m,
  )
  expect(standIn.requests.filter(({ url }) => url?.startsWith('/repos/'))).toHaveLength(3)
})

/** A pull request that others have merged, as GitHub finds it. */
function merged(repository: string, number: number) {
  const url = `https://github.com/${repository}/pull/${number}`
  const repository_url = `https://api.github.com/repos/${repository}`
  return { title: `Fix ${number}`, html_url: url, repository_url, closed_at: '2024-02-03T04:05:06Z' }
}

test('lists what others have merged, of the repositories with most stars first, and keeps what the owner has', async () => {
  const items = [
    ...Array.from({ length: 9 }, (_, number) => merged('a/small', number)),
    merged('b/large', 10),
  ]
  const repositories = [{ full_name: 'b/large', stargazers_count: 9 }]
  const search: RequestListener = (request, response) =>
    json({ items: request.url?.includes('issues') ? items : repositories })(request, response)
  const { contributions } = await take({ search })
  const url = 'https://github.com/b/large/pull/10'
  expect(contributions[0]).toEqual({ title: 'Fix 10', repository: 'b/large', url, date: '2024-02' })
  expect(contributions).toHaveLength(8)

  const mine = { ...content, contributions: [{ title: 'Mine', repository: 'a/b' }] }
  expect((await take({ search }, undefined, mine)).contributions).toEqual(mine.contributions)
})

test.each([limit, json({ items: [{ title: 1 }] })])('takes the rest if a search fails', async (search) => {
  const { projects, contributions, reports } = await take({ search })
  expect(projects.length).toBeGreaterThan(3)
  expect(contributions).toEqual([])
  expect(reports).toMatch(/^contributions: "none" \S/m)
})

test('keeps the shipped projects and skills if the account has no repositories, but not our headline', async () => {
  const { owner, projects, projectFilters, skills } = content
  const next = await take({ profile: { bio: null, blog: '' }, socialAccounts: [], repositories: [] })
  expect(next).toMatchObject({ projects, projectFilters, skills })
  expect(next.owner).toMatchObject({ bio: owner.bio, headline: undefined })
})

test('names the account once if the owner links to it under another name', async () => {
  Object.assign(content.socials[0] ?? {}, { label: 'Code', link: ACCOUNT })
  const { owner, socials, contactSocials } = await take({ profile: { blog: null }, socialAccounts: [] })
  expect(owner.handle).toBe('ada-l')
  expect(socials).toEqual([{ id: 1, label: 'Code', link: ACCOUNT }])
  expect(contactSocials).toEqual([{ id: 5, label: 'GitHub', link: ACCOUNT }])
})

test('takes as many projects as the owner says, and dates them', async () => {
  const pushes = { none: null, early: '2019-01-01T00:00:00Z', last: '2018-01-01T00:00:00Z' }
  const repositories = Object.entries(pushes).map(([name, pushed_at]) =>
    repository(name, { created_at: '2020-01-01T00:00:00Z', pushed_at }),
  )
  const { projects } = await take({ repositories }, '2')
  // A repository may be younger than its last push, or have none.
  expect(projects.map(({ start, end }) => `${start}–${end}`)).toEqual(['2020–2020', '2019–2020'])
})

test('takes twelve projects by default, of all pages', async () => {
  const numbers = Array.from({ length: 230 }, (_, index) => index)
  const most = numbers.slice(-12).reverse()
  const repositories = numbers.map((number) => repository(`p${number}`, { stargazers_count: number }))
  const { projects } = await take({ repositories })
  expect(projects.map(({ title }) => title)).toEqual(most.map((number) => `P${number}`))
  expect(standIn.requests.map(({ url }) => url)).toEqual([
    '/users/ada-l',
    '/users/ada-l/social_accounts?per_page=100',
    ...[1, 2, 3].map((page) => `/users/ada-l/repos?type=owner&sort=pushed&per_page=100&page=${page}`),
    '/search/issues?per_page=100&q=is%3Apr+is%3Amerged+is%3Apublic+author%3Aada-l+-user%3Aada-l&sort=created',
    ...most.map((number) => `/repos/ada-l/p${number}/readme`),
  ])
})

test.each([
  ...['0', '51', '-1', '3.5', 'all', ''].map((count) => ['ada-l', count, 'wanted a number from 1 to 50']),
  ...['', '../../evil', 'ada/notes'].map((handle) => [handle, '1', 'Name the account as on GitHub']),
])('refuses of the account %j %j projects', async (handle = '', count, reason) => {
  await expect(fromAccount(handle, content, count)).rejects.toThrow(reason)
  expect(standIn.requests).toEqual([])
})

test.each([
  ['ada.dev/notes', ANSWERING, false],
  ['http://silent.dev', undefined, true],
  ['https://localhost/admin', undefined, true],
  ['javascript:alert(1)', undefined, true],
  ['https://github.com/ada-l', undefined, false],
  ['gist.github.com/ada-l', undefined, false],
  ['https://mastodon.social/@ada/', undefined, false],
  [null, undefined, false],
])('takes over the website %j as %j, if it answers and is new', async (blog, link, isRefused) => {
  const { socials, reports } = await take({ profile: { blog } })
  expect(socials.find(({ label }) => label === 'Website')?.link).toBe(link)
  expect(reports.includes(`"network":"Website","url":"${blog}"} a social link needs`)).toBe(isRefused)
})

test('follows an account to its new name', async () => {
  standIn.answer = (request, response) =>
    request.url === '/users/ada-l'
      ? response.writeHead(301, { location: '/user/1815' }).end()
      : github({ profile: { login: 'ada-king' } })(request, response)
  const { owner, projects } = await take()
  expect(owner.handle).toBe('ada-king')
  expect(projects[1]?.link).toBe('https://github.com/ada-king/Bernoulli')
})

// The tests of /github try everything that may go wrong between GitHub and us.
test.each<[string, RequestListener, RegExp]>([
  ['an unknown account', json({}, 404), /GitHub knows no public account "ada-l": /],
  ['an exhausted limit', limit, /until \d\d:\d\d UTC \(HTTP 403\)\. .*GITHUB_TOKEN/],
  ['a limit without an end', json({}, 429), /no more requests for a while \(HTTP 429\)/],
  ['6 MB', (_, response) => response.end(' '.repeat(6_000_000)), /no sense here: more than 5000000 bytes/],
  ['another answer', json({ message: 'Hello' }), /makes no sense here: unexpected login, name, bio/],
  ['other repositories', github({ repositories: [{ name: '../../evil' }] }), /unexpected 0\.name, 0\.desc/],
  ['a broken connection', (request) => request.socket.resetAndDestroy(), /GitHub could not be read: \w+/],
])('changes nothing after %s, and says why', async (_, answer, reason) => {
  standIn.answer = answer
  await expect(take()).rejects.toThrow(reason)
})

test('treats hostile texts as text, and reports invisible characters', async () => {
  const texts = { description: '\u202e`evil`\0', language: '\u001b]0;x\u0007C', topics: ['__proto__', ' '] }
  const repositories = [
    repository('trap', { ...texts, homepage: 'javascript:alert(1)' }),
    repository('local', { homepage: 'https://127.0.0.1/' }),
  ]
  const profile = { name: '\u001b[2JAda\u202e </script>', bio: "'; process.exit(1) //\u0007\n{1}" }
  const { owner, projects, reports } = await take({ profile, repositories })
  expect(owner).toMatchObject({ name: '[2JAda </script>', bio: "'; process.exit(1) // {1}" })
  const trap = { description: '`evil`', link: `${ACCOUNT}/trap`, techUsed: ']0;xC, __proto__' }
  expect(projects).toMatchObject([trap, { link: `${ACCOUNT}/local` }])
  expect(reports).toContain('basics.name: "\\u001b[2JAdaU+202E </script>" without its invisible')
})

test.each<[reason: string, answer: RequestListener, profile?: object]>([
  ['HTTP 404', (_, response) => response.writeHead(404).end()],
  ['.*corrupt header', (_, response) => response.end(AVATAR.subarray(0, -60))],
  ["it is not on GitHub's host", answerAvatar, { avatar_url: 'https://example.com/u/1.png' }],
])('keeps the shipped portrait if the avatar cannot be taken: %s', async (reason, answer, profile) => {
  standIn.answerAvatar = answer
  const { owner, pictures, reports } = await take({ profile })
  expect(reports).toMatch(new RegExp(`no portrait: ${reason}`))
  expect(pictures).toEqual([])
  expect(owner).toMatchObject({ name: 'Ada Lovelace', ...SHIPPED_PICTURES })
})

test('names the picture after its real type', async () => {
  const jpeg = await sharp(AVATAR).jpeg().toBuffer()
  standIn.answerAvatar = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(jpeg)
  expect((await take()).pictures).toEqual([{ path: 'public/avatar.jpg', text: jpeg }])
})

test("never replaces the owner's own pictures", async () => {
  mkdirSync('public/projects')
  for (const file of ['avatar.png', 'projects/loom_cards.png']) writeFileSync(`public/${file}`, 'mine')
  const { pictures, reports } = await take({ files: withPictures(/loom_cards/) })
  expect(pictures).toEqual([])
  const there = 'there is another picture at public'
  expect(reports).toContain(`no portrait: ${there}/avatar.png`)
  expect(reports).toContain(`pictures: "Loom Cards" none: ${there}/projects/loom_cards.png`)
})

/** Answers with this README, and every other request with this file. @returns the picture that is read. */
function readPicture(readme: string, file: Buffer | string = picture, path = 'README.md', status = 200) {
  const content = Buffer.from(readme).toString('base64')
  standIn.answer = (request, response) =>
    request.url?.endsWith('/readme')
      ? json({ path, encoding: 'base64', content })(request, response)
      : response.writeHead(status).end(file)
  return readReadmePicture('ada/loom')
}

test.each([
  ['[![Loom][shot]](https://ada.dev)\n\n[shot]: ./shots/a%20loom.JPG "Loom"', 'shots/a%20loom.JPG'],
  ['<p align="center">\n<img alt="" width=800 src="/loom.webp">\n</p>', 'loom.webp'],
  ['![](https://raw.githubusercontent.com/Ada/Loom/refs/heads/main/loom.gif)', 'loom.gif?ref=main'],
  ['![](https://github.com/ada/loom/blob/v1/loom.png?raw=true)', 'loom.png?ref=v1'],
  ['![](../../raw/main/loom.png)', 'loom.png?ref=main'],
  ['![](https://img.shields.io/ci.png) ![](loom.svg) ![](logo.png) ![](loom.png)', 'loom.png'],
  ['`![](code.png)`\n```md\n![](code.png)\n```\n![](my\\_loom.png)', 'my_loom.png'],
  ['![](shots/loom.png)', 'docs/shots/loom.png', 'docs/README.md'],
])('takes the picture of %j', async (readme, place, path = 'README.md') => {
  expect(await readPicture(readme, picture, path)).toMatchObject({ file: picture, format: 'png' })
  expect(standIn.requests).toMatchObject([
    { url: '/repos/ada/loom/readme', headers: { accept: 'application/vnd.github+json' } },
    { url: `/repos/ada/loom/contents/${place}`, headers: { accept: 'application/vnd.github.raw+json' } },
  ])
})

test.each([
  ...['https://example.com/ada/loom/raw/main/a.png', 'https://github.com/user-attachments/assets/a.png'],
  ...[
    'https://github.com/ada/mill/raw/main/a.png',
    '../../../../mill/raw/main/a.png',
    '..%2f..%2fmill/a.png',
  ],
  ...['../../../../../../a.png', '//127.0.0.1/a.png', 'data:image/png;base64,aaaa', 'http://'],
  ...['a.svg', 'a.mp4'],
])('requests nothing for %s', async (address) => {
  expect(await readPicture(`![](${address})\n\n<!-- <img src="old.png"> -->`)).toBeUndefined()
  expect(standIn.requests).toHaveLength(1)
})

test.each<[string, string | Buffer, string, status?: number]>([
  ['is not there', '', 'the README names a file that is not there', 404],
  ['GitHub cannot read', '', 'GitHub answered with HTTP 502. Try again later.', 502],
  ['is HTML', '<!doctype html>', 'unsupported image format'],
  ['is an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg is none of png, jpeg, webp, gif'],
  ['is small', await draw(599, 300), '599 × 300 pixels; wanted at least 600 × 300'],
  ['is a strip', await draw(1_200, 299), '1200 × 299 pixels; wanted at least 600 × 300'],
  ['moves', await moving.gif().toBuffer(), 'it moves'],
  ['has too many pixels', await draw(10_000, 5_001), 'exceeds pixel limit'],
  ['has too many bytes', Buffer.alloc(20_000_001), 'more than 20000000 bytes'],
])('refuses a picture that %s, and goes on', async (_, file, reason, status) => {
  const refused = readPicture('![](loom.png)', file, 'README.md', status)
  await expect(refused).rejects.toThrow(reason)
  await expect(refused).rejects.not.toBeInstanceOf(Refusal)
})

test('takes nothing without a README, and refuses one that is too long', async () => {
  standIn.answer = json({}, 404)
  expect(await readReadmePicture('ada/loom')).toBeUndefined()
  await expect(readPicture('a'.repeat(600_000))).rejects.toThrow('more than 750000 bytes')
})

test.each([
  ...['*a_ ', '![', '![[', '![a](', '<img ', '<!--', '`', '```\n', '[a]: ', '> ', '![ ![a] ', '<img src '],
])('reads a README of %j without end in a moment', async (part) => {
  const before = process.cpuUsage()
  expect(await readPicture(part.repeat(500_000 / part.length))).toBeUndefined()
  // In microseconds of work, because a busy machine takes longer.
  expect(process.cpuUsage(before).user).toBeLessThan(20_000_000)
})
