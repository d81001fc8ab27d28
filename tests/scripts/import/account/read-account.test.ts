import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { json } from '@/tests/support/stand-in'
import { github, repository } from '../github'
import { limit, setUp } from './set-up'

const { site, standIn, take } = await setUp()

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
  ['an unknown account', json({}, 404), /GitHub has nothing public at \/users\/ada-l\./],
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

test('lists what others have merged, of the repositories with most stars first, otherwise the newest, and keeps what the owner has', async () => {
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
