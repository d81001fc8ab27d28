import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const HTML =
  '<head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/a.css"/></head><main></main><script>self.__next_f.push([1,"b"])</script></body></html>'
const BUILD = {
  'required-server-files.json': { relativeAppDir: '', config: { env: {} } },
  'prerender-manifest.json': { routes: { '/about': { compute: 'static' } }, dynamicRoutes: {} },
  'routes-manifest.json': { basePath: '', rewrites: { fallback: [] } },
  'server/app/about.meta': { status: 200 },
  'server/app/about.html': HTML,
  'a.css': '@font-face{src:url(data:a)}',
  'static/chunks/a.js': 'a()',
}

/** Seals a build in which some files are different. */
function finish(files: Record<string, unknown> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  for (const [name, content] of Object.entries({ ...BUILD, ...files })) {
    const file = join(folder, '.next', name)
    mkdirSync(dirname(file), { recursive: true })
    if (content) writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/.bin/tsx', 'scripts/build/after-build.ts'].map((path) => join(process.cwd(), path)),
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, TSX_TSCONFIG_PATH: join(process.cwd(), 'tsconfig.json') },
    },
  )
  rmSync(folder, { recursive: true })
  return stdout + stderr
}

test('seals a build in which everything is where it was', () => {
  expect(finish()).toContain('Finished 1 pages')
})

test.each([
  ['no page', { 'prerender-manifest.json': { routes: {}, dynamicRoutes: {} } }, 'No page found'],
  [
    'a page that is made in an unknown way',
    { 'prerender-manifest.json': { routes: { '/about': { compute: 'streamed' } } } },
    '/about is "streamed"',
  ],
  ['a page without a status', { 'server/app/about.meta': {} }, 'No status of .next/server/app/about.html'],
  ['no script', { 'static/chunks/a.js': '', 'static/chunks/b.mjs': 'a()' }, 'No script found'],
])('stops a build with %s', (_, files, message) => {
  expect(finish(files)).toContain(message)
})
