import { beforeEach, expect, test, vi } from 'vitest'
import { enterSpecimen } from '@/tests/support/specimen-site'
import { write } from '@/tests/support/write'

const HEAD = '<head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/a.css"/></head>'
const HTML = `${HEAD}<main></main><script>self.__next_f.push([1,"b"])</script></body></html>`
const STREAMED = { routes: { '/about': { compute: 'streamed' } } }
const STATIC = { routes: { '/about': { compute: 'static' } }, dynamicRoutes: {} }
const BUILD = {
  'required-server-files.json': { relativeAppDir: '', config: { basePath: '', env: {} } },
  'prerender-manifest.json': { ...STATIC, dynamicRoutes: { '/notes/[name]': { fallback: null } } },
  'routes-manifest.json': { rewrites: { fallback: [] } },
  'server/app/about.meta': { status: 200 },
  'server/app/about.html': HTML,
  'a.css': '@font-face{src:url(data:a)}',
  'static/chunks/a.js': 'a()',
}

beforeEach(enterSpecimen)

vi.spyOn(console, 'log').mockImplementation(() => {})
const error = vi.spyOn(console, 'error').mockImplementation(() => {})

test.each([
  ['no page', { 'prerender-manifest.json': { routes: {}, dynamicRoutes: {} } }, 'No page found'],
  ['a page that is made otherwise', { 'prerender-manifest.json': STREAMED }, '/about is "streamed"'],
  ['a page without a status', { 'server/app/about.meta': {} }, 'No status of .next/server/app/about.html'],
  ['no dynamic route', { 'prerender-manifest.json': STATIC }, 'No fallback found'],
  ['no rewrite to the 404 of a language', {}, 'No rewrite for each language', 'de'],
  ['no script', { 'static/chunks/a.js': '', 'static/chunks/b.mjs': 'a()' }, 'No script found'],
])('stops a build with %s', async (_, files, message, languages = '') => {
  vi.stubEnv('SITE_LANGUAGES', languages)
  for (const [name, content] of Object.entries<unknown>({ ...BUILD, ...files }))
    if (content) write(`.next/${name}`, typeof content === 'string' ? content : JSON.stringify(content))
  vi.resetModules()
  await import('@/scripts/build/after-build')
  await expect.poll(() => error.mock.lastCall).toEqual([expect.stringContaining(message)])
  expect(process.exitCode).toBe(1)
  process.exitCode = undefined
})
