import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { json } from '@/tests/support/stand-in'
import { limit, setUp } from './set-up'

const { site, take } = await setUp()

/** A pull request that others have merged, as GitHub finds it. */
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

test('takes the rest if a search fails', async () => {
  const { projects, contributions, reports } = await take({ search: json({ items: [{ title: 1 }] }) })
  expect(projects.length).toBeGreaterThan(3)
  expect(contributions).toEqual([])
  expect(reports).toMatch(/^contributions: "search for issues" \S/m)
})
