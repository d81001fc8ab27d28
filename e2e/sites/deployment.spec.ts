import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tests/support/stand-in'
import { LONG_NAME } from '../support/maximum-owner'
import { SITES, startSite } from '../support/site'
import { expect, test } from '../support/test'

test('runs standalone, without node_modules, as in the container', async ({ page, ownStandIn }) => {
  const [built, folder] = [`${SITES}/maximum`, mkdtempSync(join(tmpdir(), 'portfolio-'))]
  const { relativeAppDir } = JSON.parse(readFileSync(`${built}/.next/required-server-files.json`, 'utf8'))
  const place = `${folder}/${relativeAppDir}`
  const dockerfile = readFileSync('Dockerfile', 'utf8')
  for (const [, from, to] of dockerfile.matchAll(/^COPY --from=build \/site\/(\S+) (\S+)$/gm)) {
    const target = to === '.' ? folder : `${place}/${to}`
    cpSync(`${built}/${from}`, target, { recursive: true, verbatimSymlinks: true })
  }
  // It treats port 0 as 3000.
  const address = { HOSTNAME: '127.0.0.1', PORT: String(await freePort()) }
  const site = await startSite({ ...ownStandIn.env, ...address }, 'standalone', place)
  await page.goto(`${site.url}/me`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG_NAME)
  await page.goto(`${site.url}/me/github`)
  await expect(page.getByRole('definition')).toHaveText(['18.234', '9', '8'])
  await expect(page.getByRole('main').getByRole('time')).toHaveText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d UTC$/)
  for (const path of 'drawings/board.svg preview/about ar/notes/note-1 ar/github en/github'.split(' '))
    expect((await page.request.get(`${site.url}/me/${path}`)).status(), path).toBe(200)
  // The pages of all languages share one profile.
  expect(ownStandIn.requests).toHaveLength(1)
  // The guard of the server runs there, too.
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
