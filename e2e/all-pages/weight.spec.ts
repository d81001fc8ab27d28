import { readdirSync, readFileSync } from 'node:fs'
import type { Request } from 'playwright/test'
import { english as words } from '../../content/schema/languages/en'
import { measureWeight } from '../../scripts/check/measure-weight'
import { navigation } from '../../tests/specimen/content/navigation'
import { expect, routes, test } from '../support/fixtures'
import { SITES } from '../support/start-site'

/** Bytes that a first visit with a phone transfers. The document includes the typefaces. */
const LIMITS = { total: 200_000, document: 46_000, script: 136_000, font: 0, image: 60_000, stylesheet: 0 }

const STORY = '/project/relay-board'

test('pages stay within their limits, and a story has no script of its own', async ({ browser, serve }) => {
  const scripts: Record<string, number> = {}
  const pages = [...routes, STORY].map((route) => ['specimen', route] as const)
  // The last page lists more than a hundred notes.
  for (const [name, route] of [...pages, ['maximum', '/me/notes'] as const]) {
    const { url } = await serve(name)
    const weight = await measureWeight(browser, url + route)
    for (const [kind, limit] of Object.entries(LIMITS))
      expect.soft(weight[kind as keyof typeof LIMITS], `${kind} of ${route}`).toBeLessThanOrEqual(limit)
    if (route === '/') expect.soft(weight.document).toBeLessThanOrEqual(44_000)
    expect.soft(weight.requests, route).toBeLessThanOrEqual(20)
    scripts[route] = weight.script
  }
  expect(scripts[STORY]).toBeLessThanOrEqual(scripts['/contact'] ?? 0)
})

test('a page that is prefetched does not bring the bar again', async ({ page }) => {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('_rsc=')) requests.push(request)
  })
  await page.goto('/')
  const isPage = (request: Request) => request.headers()['next-router-segment-prefetch']?.endsWith('__PAGE__')
  await expect.poll(() => requests.filter(isPage).length).toBe(navigation.length - 1)
  for (const request of requests) {
    // The test asks again, because a browser may not keep the answer.
    const answer = await page.request.get(request.url(), { headers: request.headers() })
    expect(await answer.text()).not.toContain(words.bar.skip)
  }
})

function sourcesIn(folder: string, ending: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = names.filter((name) => name.endsWith(ending))
  return sources.map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
}

test('scripts are compiled while they load, and hold neither checks nor what the owner wrote', () => {
  const scripts = sourcesIn(`${SITES}/specimen/.next/static/chunks`, '.js')
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  const server = sourcesIn(`${SITES}/specimen/.next/server`, '.js').join()
  expect(server).toContain('safeParse') // of zod
  expect(server).not.toContain('there is no such field')
  const content = sourcesIn('tests/specimen/content', '.ts').join()
  const sentences = content.match(/(?<=')\w[^'\n]* [^'\n]*(?=')/g) ?? []
  expect(sentences.length).toBeGreaterThan(20)
  const { home, github, contact } = words
  const texts = [...sentences, home.greeting, github.unavailable, contact.form.hint, 'safeParse']
  for (const text of texts) expect(scripts.filter((script) => script.includes(text))).toEqual([])
})

test('sends scripts as Brotli to those that know it', async ({ request, serve }) => {
  const { url } = await serve('maximum')
  const html = await (await request.get(`${url}/me`)).text()
  const [script = ''] = /\/me\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(html) ?? []
  const headersFor = async (accepted: string) => {
    const answer = await request.get(url + script, { headers: { 'Accept-Encoding': accepted } })
    expect(await answer.text()).toContain('TURBOPACK')
    return answer.headers()
  }
  const same = { 'content-type': 'application/javascript; charset=UTF-8', vary: 'Accept-Encoding' }
  expect(await headersFor('gzip, br')).toMatchObject({ 'content-encoding': 'br', ...same })
  for (const accepted of ['gzip', 'gzip, br; q=0', 'gzip, br ;q=0', 'gzip, x-br', 'gzip, br;q=0.5'])
    expect(await headersFor(accepted)).toMatchObject({ 'content-encoding': 'gzip', ...same })
})
