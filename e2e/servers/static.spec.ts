import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify, stripVTControlCharacters } from 'node:util'
import { json, octocat, type StandIn } from '../../tests/stand-in'
import { SITES } from '../support/site'
import { expect, expectToBeDrawn, test } from '../support/test'

const FOLDER = `${SITES}/maximum`

/** As a plain file server answers: it redirects a folder to its address with a slash. */
const answer: RequestListener = (request, response) => {
  const { pathname, search } = new URL(request.url ?? '', 'http://localhost')
  const file = `${FOLDER}/out${decodeURI(pathname).replace(/^\/me/, '').replace(/\/$/, '/index.html')}`
  if (!existsSync(file)) response.writeHead(404).end(readFileSync(`${FOLDER}/out/404.html`))
  else if (statSync(file).isDirectory()) response.writeHead(301, { location: `${pathname}/${search}` }).end()
  else response.setHeader('content-type', typeOf(file)).end(readFileSync(file))
}

function typeOf(file: string) {
  const ending = file.slice(file.lastIndexOf('.'))
  return { '.html': 'text/html', '.js': 'text/javascript', '.svg': 'image/svg+xml' }[ending] ?? 'image/png'
}

/** @returns what it says on the terminal. */
async function exportSite({ env }: StandIn) {
  const options = { cwd: FOLDER, env: { ...process.env, ...env } }
  const command = ['--import', 'tsx', 'scripts/build/export-static.ts']
  const { stderr } = await promisify(execFile)(process.execPath, command, options)
  return stripVTControlCharacters(stderr)
}

// Both tests export to the same folder.
test.describe.configure({ mode: 'default' })
test.use({ siteFolder: FOLDER, expectedErrors: [/status of 404/] })

test('a static export works on a file server, with the profile as of the build, and forbids foreign scripts', async ({
  page,
  ownStandIn,
  start,
}) => {
  // The cache holds a profile already, as on a second build.
  const before = await start({}, 'start', FOLDER)
  await page.request.get(`${before.url}/me/github`)
  await before.stop()
  ownStandIn.answer = json({ ...octocat, followers: 7 })
  await exportSite(ownStandIn)
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/me` // a string only for a pipe
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))

  await page.goto(`${site}/about`)
  const menu = page.getByRole('navigation')
  await expect(page).toHaveURL(`${site}/about`)
  await expect(menu.locator('[aria-current=page]')).toHaveAttribute('href', '/me/about')
  await menu.locator('[href="/me/github"]').click()
  await expect(page).toHaveURL(`${site}/github`)
  await expect(page.getByRole('definition').first()).toHaveText('7')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(octocat.name)
  await expectToBeDrawn(page.locator('img[src*=avatar]'))
  await page.goto(`${site}/project?filter=React`)
  await expect(page.getByRole('combobox')).toHaveValue('React')
  expect(addresses.filter((address) => address.includes('_rsc'))).toEqual([])

  const { icons } = await (await page.request.get(`${site}/manifest.webmanifest`)).json()
  for (const { src } of icons) expect((await page.request.get(`${site}/${src}`)).status(), src).toBe(200)
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(preview).toBe('https://ada.example.com/me/preview/project.png')
  expect((await page.goto(`${site}/no/such/page`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  server.close()

  // The site is hidden, and a file server sends no header that says so.
  for (const file of ['resume.json', 'feed.xml', 'ar/llms.txt', 'sitemap.xml', 'cv-ar.pdf'])
    expect(existsSync(`${FOLDER}/out/${file}`), file).toBe(false)
  for (const name of [
    'index',
    'github',
    '404',
    'project/story-1',
    'ar',
    'ar/404',
    'ar/github',
    'ar/notes/note-1',
  ])
    expect(readFileSync(`${FOLDER}/out/${name}.html`, 'utf8')).toMatch(
      /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'( 'sha256-[^' ]+')+;/,
    )
})

test('a static export says that GitHub gave nothing, promises no other try, and keeps the last profile', async ({
  ownStandIn,
}) => {
  const page = () => readFileSync(`${FOLDER}/out/github.html`, 'utf8')
  const refusal = json({}, 403, { 'retry-after': '600' })
  ownStandIn.answer = refusal
  expect(await exportSite(ownStandIn)).toMatch(
    /^\[github\] rate-limited: HTTP 403\n\/github goes out without a profile, .+\n$/,
  )
  expect(page().match(/id="try-again"|<time/)).toBeNull()
  ownStandIn.answer = json(octocat)
  expect(await exportSite(ownStandIn)).toBe('')
  ownStandIn.answer = refusal
  expect(await exportSite(ownStandIn)).toMatch(
    /^\[github\] rate-limited: HTTP 403\n\/github keeps the profile of 20.+\n$/,
  )
  expect(page().includes(octocat.name)).toBe(true)
})
