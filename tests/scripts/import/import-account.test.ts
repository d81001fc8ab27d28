import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { importAccount } from '@/scripts/import/import-account'
import { AVATAR, json } from '@/tests/support/stand-in'
import { ACCOUNT, github, limit, MINE, repository, standInAccount } from '@/tests/support/stand-in-account'

const wanted = parse(readFileSync('tests/scripts/import/import-account.yml', 'utf8'))
const { site, standIn, take } = await standInAccount()

function linksOf(socials: { link: string }[]) {
  return socials.map(({ link }) => link)
}

test('takes over a whole account, and leaves nothing of ours that it can replace', async () => {
  const taken = await take()
  const { owner, socials, contactSocials, projects, projectFilters, skills, pictures, reports } = taken
  const bio = 'I write programs for engines.'
  expect(pictures).toEqual([{ path: 'public/avatar.png', file: AVATAR }])
  expect(owner).toEqual({
    ...site.content.owner,
    ...{ name: 'Ada Lovelace', handle: 'ada-l', place: 'London', email: 'ada@ada.dev', bio, headline: bio },
    ...{ portrait: '/avatar.png', aboutPicture: undefined },
  })
  expect(socials).toEqual(wanted.socials)
  const [linkedin, ...others] = linksOf(socials)
  expect(linksOf(contactSocials)).toEqual([linkedin, ACCOUNT, ...others])
  expect(projects).toEqual(wanted.projects)
  expect(projectFilters.map(({ value }) => value)).toEqual(wanted.filters)
  expect(skills).toEqual(['Rust', 'TypeScript'].map((skillName, index) => ({ id: index + 10, skillName })))
  expect(reports).toMatch(
    /^repositories: \["silent"\] a project needs a description: write one.*\nbasics\.name: "AdaU\+202E Lovelace" without its invisible/,
  )
  // The second time, there is nothing to change.
  expect({ ...(await take(undefined, undefined, taken)), reports }).toEqual({ ...taken, pictures: [] })
})

test('keeps what the owner wrote', async () => {
  const { owner, socials, projects, skills } = site.content
  const texts = { name: 'Countess', handle: 'countess', bio: 'Mine.', headline: 'Mine.', email: 'c@c.dev' }
  Object.assign(owner, { ...texts, portrait: '/me.png', aboutPicture: '/me.png', place: 'Ockham' })
  Object.assign(socials[3] ?? {}, { ...MINE, link: 'https://www.linkedin.com/in/countess' })
  Object.assign(projects[0] ?? {}, { ...MINE, link: `${ACCOUNT}/bernoulli/` })
  Object.assign(projects[2] ?? {}, { ...MINE, title: 'Dusty' })
  Object.assign(projects[4] ?? {}, { ...MINE, link: 'https://pathwright.dev' })
  Object.assign(skills[0] ?? {}, { ...MINE, amount: 99 })
  const own = structuredClone(site.content)
  const next = await take()
  expect(next).toMatchObject({ owner: own.owner, skills: own.skills, pictures: [] })
  const mine = 'https://www.linkedin.com/in/countess'
  const rest = ['https://mastodon.social/@ada', 'https://www.dev.to/ada', 'https://ada.dev']
  expect(linksOf(next.socials)).toEqual([mine, ...rest])
  expect(linksOf(next.contactSocials)).toEqual([mine, 'https://github.com/countess', ...rest])
  expect(next.projects.slice(2)).toEqual([own.projects[0], own.projects[2], own.projects[4]])
  expect(next.projects.slice(0, 2)).toMatchObject([{ title: 'Engine Notes' }, { title: 'Loom Cards' }])
})

test('keeps the shipped projects and skills without repositories, and names the account once', async () => {
  const { owner, projects, projectFilters, skills, socials } = site.content
  Object.assign(socials[0] ?? {}, { label: 'Code', link: ACCOUNT })
  const profile = { bio: null, blog: null }
  const next = await take({ profile, socialAccounts: [], repositories: [] })
  expect(next).toMatchObject({ projects, projectFilters, skills })
  expect(next.owner).toMatchObject({ handle: 'ada-l', bio: owner.bio, headline: undefined })
  expect(next.socials).toEqual([{ id: 1, label: 'Code', link: ACCOUNT }])
  expect(next.contactSocials).toEqual([{ id: 5, label: 'GitHub', link: ACCOUNT }])
})

test('takes as many projects as the owner says, dates them, and names their language once', async () => {
  const pushes = { none: null, early: '2019-01-01T00:00:00Z', last: '2018-01-01T00:00:00Z' }
  const repositories = Object.entries(pushes).map(([name, pushed_at]) =>
    repository(name, { language: 'C++', topics: ['cpp'], created_at: '2020-01-01T00:00:00Z', pushed_at }),
  )
  const { projects } = await take({ repositories }, '2')
  // A repository may be younger than its last push, or have no push.
  const facts = projects.map(({ start, end, techUsed }) => `${start}–${end} ${techUsed}`)
  expect(facts).toEqual(['2020–2020 C++', '2019–2020 C++'])
})

test.each([
  ...['0', '51', '-1', '3.5', 'all', ''].map((count) => ['ada-l', count, 'wanted a number from 1 to 50']),
  ...['', '../../evil', 'ada/notes'].map((handle) => [handle, '1', 'Name the account as on GitHub']),
])('refuses of the account %j %j projects', async (handle = '', count, reason) => {
  await expect(importAccount(handle, site.content, count)).rejects.toThrow(reason)
  expect(standIn.requests).toEqual([])
})

test('takes twelve projects by default, of all pages', async () => {
  const numbers = Array.from({ length: 230 }, (_, index) => index)
  const most = numbers.slice(-12).reverse()
  const repositories = numbers.map((number) => repository(`p${number}`, { stargazers_count: number }))
  const { projects } = await take({ repositories })
  expect(projects.map(({ title }) => title)).toEqual(most.map((number) => `P${number}`))
  expect(standIn.requests.map(({ url }) => url)).toEqual([
    '/users/Ada-L',
    '/users/ada-l/social_accounts?per_page=100',
    ...[1, 2, 3].map((page) => `/users/ada-l/repos?type=owner&sort=pushed&per_page=100&page=${page}`),
    '/search/issues?per_page=100&q=is%3Apr+is%3Amerged+is%3Apublic+author%3Aada-l+-user%3Aada-l&sort=created',
    ...most.map((number) => `/repos/ada-l/p${number}/readme`),
  ])
})

// The tests of /github try everything else that may go wrong between GitHub and us.
test.each<[string, RequestListener, RegExp]>([
  ['an unknown account', json({}, 404), /GitHub has nothing public at \/users\/Ada-L\./],
  ['an exhausted limit', limit, /refuses all requests until \d\d:\d\d UTC \(HTTP 403\)\. .*GITHUB_TOKEN/],
  ['a refusal', json({}, 429), /GitHub refuses this request \(HTTP 429\)/],
  ['6 MB', (_, response) => response.end(' '.repeat(6_000_000)), /no sense here: more than 5000000 bytes/],
  ['another answer', json({ message: 'Hello' }), /makes no sense here: unexpected login, name, bio/],
  ['other repositories', github({ repositories: [{ name: '../../evil' }] }), /unexpected 0\.name, 0\.desc/],
  ['a broken connection', (request) => request.socket.resetAndDestroy(), /GitHub could not be read: \w+/],
])('changes nothing after %s, and says why', async (_, answer, reason) => {
  standIn.answer = answer
  await expect(take()).rejects.toThrow(reason)
})

function merged(repository: string, number: number) {
  const url = `https://github.com/${repository}/pull/${number}`
  const repository_url = `https://api.github.com/repos/${repository}`
  return { title: `Fix ${number}`, html_url: url, repository_url, closed_at: '2024-02-03T04:05:06Z' }
}

test('lists merged contributions by the stars of their repositories, and keeps the owner’s', async () => {
  const small = Array.from({ length: 9 }, (_, number) => merged('a/small', number))
  const items = [...small, merged('b/large', 10)]
  const repositories = [{ full_name: 'b/large', stargazers_count: 9 }]
  const search: RequestListener = (request, response) =>
    json({ items: request.url?.includes('issues') ? items : repositories })(request, response)
  const { contributions } = await take({ search })
  const url = 'https://github.com/b/large/pull/10'
  expect(contributions[0]).toEqual({ title: 'Fix 10', repository: 'b/large', url, date: '2024-02' })
  expect(contributions).toHaveLength(8)

  const withoutStars: RequestListener = (request, response) =>
    (request.url?.includes('issues') ? search : limit)(request, response)
  const newest = await take({ search: withoutStars })
  expect(newest.contributions[0]?.title).toBe('Fix 0')
  expect(newest.reports).toMatch(/^contributions: "search for repositories" GitHub refuses all/m)

  const mine = { ...site.content, contributions: [{ title: 'Mine', repository: 'a/b' }] }
  expect((await take({ search }, undefined, mine)).contributions).toEqual(mine.contributions)
})
