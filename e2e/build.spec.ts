import { readFile } from 'node:fs/promises'
import { expect, routes, test } from './test'

test('makes every page static but /github, which is partly so', async () => {
  const manifest = JSON.parse(await readFile('.next/prerender-manifest.json', 'utf8'))
  const compute = Object.fromEntries(
    [...routes, '/_not-found'].map((route) => [route, manifest.routes[route]?.compute]),
  )
  expect(compute).toEqual({
    ...Object.fromEntries([...routes, '/_not-found'].map((route) => [route, 'static'])),
    '/github': 'resuming',
  })
})
