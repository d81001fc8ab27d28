import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tests/support/stand-in'
import { owner } from '../sites/maximum/content/owner'
import { expect, routes, test } from '../support/fixtures'
import { SITES } from '../support/start-site'

// The variables of this site give it a base path, and hide it.
test.use({ siteName: 'maximum' })

test('stays below the base path, and hides from search engines', async ({ request }) => {
  for (const path of [...routes, '/no/such/page']) {
    const html = await (await request.get(`/me${path}`)).text()
    const addresses = [...html.matchAll(/\s(?:href|src|srcSet|action)="(\/[^"]*)"/g)]
      .flatMap(([, value = '']) => value.split(/, | \d+w/))
      .filter((address) => address && !/^\/me\b/.test(address))
    expect(addresses, path).toEqual([])
    expect(html, path).toContain('<meta name="robots" content="noindex"/>')
  }
  for (const path of 'resume.json feed.xml llms.txt cv-ar.pdf preview no/such/page robots.txt'.split(' '))
    expect((await request.get(`/me/${path}`)).headers()['x-robots-tag'], path).toBe('noindex')
  expect(await (await request.get('/me/robots.txt')).text()).not.toContain('Sitemap')
  expect((await request.get('/me/favicon.ico')).status()).toBe(200)
})

test('runs standalone, without node_modules, as in the container', async ({ page, ownStandIn, start }) => {
  const [built, folder] = [`${SITES}/maximum`, mkdtempSync(join(tmpdir(), 'portfolio-'))]
  const { relativeAppDir } = JSON.parse(readFileSync(`${built}/.next/required-server-files.json`, 'utf8'))
  const place = `${folder}/${relativeAppDir}`
  const dockerfile = readFileSync('Dockerfile', 'utf8')
  for (const [, from, to] of dockerfile.matchAll(/^COPY --from=build \/site\/(\S+) (\S+)$/gm)) {
    const target = to === '.' ? folder : `${place}/${to}`
    cpSync(`${built}/${from}`, target, { recursive: true, verbatimSymlinks: true })
  }
  // The standalone server treats port 0 as 3000.
  const address = { HOSTNAME: '127.0.0.1', PORT: String(await freePort()) }
  const site = await start(address, 'standalone', place)
  await page.goto(`${site.url}/me`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.name)
  await page.goto(`${site.url}/me/github`)
  await expect(page.getByRole('definition')).toHaveText(['18.234', '9', '8'])
  await expect(page.getByRole('main').getByRole('time')).toHaveText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d UTC$/)
  for (const path of 'drawings/board.svg preview/about ar/notes/note-1 ar/github en/github'.split(' '))
    expect((await page.request.get(`${site.url}/me/${path}`)).status(), path).toBe(200)
  // The pages of all languages share one profile.
  expect(ownStandIn.requests).toHaveLength(1)
  // The guard of the server runs in the standalone server, too.
  expect((await page.request.post(`${site.url}/me`)).status()).toBe(405)
  const [command, ...args] = JSON.parse(/^HEALTHCHECK CMD (.+)$/m.exec(dockerfile)?.[1] ?? '')
  const env = { ...process.env, ...address }
  const isHealthy = () => execFileSync(command, args, { env, stdio: 'ignore' })
  isHealthy()
  await page.close()
  await site.stop()
  expect(isHealthy).toThrow()
  rmSync(folder, { recursive: true })
})
