import { execFile } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { promisify, stripVTControlCharacters } from 'node:util'
import { german } from '../../content/schema/languages/de'
import { addPolicy } from '../../scripts/build/add-policy'
import { json, listen, octocat } from '../../tests/support/stand-in'
import { expectDrawn } from '../support/page'
import { ENV, SITES } from '../support/site'
import { expect, test } from '../support/test'

const FOLDER = `${SITES}/maximum`

const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', svg: 'image/svg+xml' }

/** As a plain file server answers: it redirects a folder to its address with a slash. */
const answer: RequestListener = (request, response) => {
  const { pathname, search } = new URL(request.url ?? '', 'http://localhost')
  const file = `${FOLDER}/out${decodeURI(pathname).replace(/^\/me/, '').replace(/\/$/, '/index.html')}`
  if (!existsSync(file)) response.writeHead(404).end(readFileSync(`${FOLDER}/out/404.html`))
  else if (statSync(file).isDirectory()) response.writeHead(301, { location: `${pathname}/${search}` }).end()
  else
    response
      .setHeader('content-type', TYPES[file.split('.').at(-1) ?? ''] ?? 'image/png')
      .end(readFileSync(file))
}

/** @returns what it says of GitHub. A slow machine says more. */
async function exportSite(env: NodeJS.Dict<string>) {
  const options = { cwd: FOLDER, env: { ...process.env, ...env } }
  const command = ['--import', 'tsx', 'scripts/build/export-static.ts']
  const { stderr } = await promisify(execFile)(process.execPath, command, options)
  return stripVTControlCharacters(stderr).match(/^.*github.*$/gm) ?? []
}

// Both tests export to the same folder.
test.describe.configure({ mode: 'default', timeout: 900_000 })
test.use({ siteName: 'maximum', expectedErrors: [/status of 404/] })

test('works on a file server, with the profile as of the build or the last one', async ({
  page,
  ownStandIn,
  start,
}) => {
  // The cache holds a profile already, as on a second build, and a server was killed during requests.
  const before = await start()
  await page.request.get(`${before.url}/me/github`)
  const lost = Promise.allSettled(
    ['/github/avatar', '/preview'].map((path) => fetch(`${before.url}/me${path}`)),
  )
  await before.stop()
  await lost
  ownStandIn.answer = json({ ...octocat, followers: 7 })
  await exportSite(ownStandIn.env)
  const server = createServer(answer)
  const site = `http://127.0.0.1:${await listen(server)}/me`
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
  await expectDrawn(page.locator('img[src*=avatar]'))
  await page.goto(`${site}/notes/old`)
  await expect(page).toHaveURL(`${site}/uses`)
  await page.goto(`${site}/project?filter=React`)
  await expect(page.getByRole('combobox')).toHaveValue('React')
  expect(addresses.filter((address) => address.includes('_rsc'))).toEqual([])

  for (const icon of await page.locator('link[rel*=icon]').all()) {
    const address = new URL(String(await icon.getAttribute('href')), site)
    expect((await page.request.get(address.href)).status(), address.href).toBe(200)
  }
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(preview).toBe('https://ada.example.com/me/preview/project.png')
  expect((await page.goto(`${site}/no/such/page`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  server.close()

  // The site is hidden, and a file server sends no header that says so.
  for (const file of ['resume.json', 'feed.xml', 'ar/llms.txt', 'sitemap.xml', 'cv-ar.pdf', 'contact.vcf'])
    expect(existsSync(`${FOLDER}/out/${file}`), file).toBe(false)
  expect(readFileSync(`${FOLDER}/out/blog/2019/Über-uns.html`, 'utf8')).toContain('<a href="/me/uses">')
  for (const name of 'index github 404 uses for/backend project/story-1 ar ar/404 ar/github ar/notes/note-1'.split(
    ' ',
  )) {
    const html = readFileSync(`${FOLDER}/out/${name}.html`, 'utf8')
    expect(addPolicy(html, { formAction: 'https://forms.example.org' }), name).toBe(html)
  }

  ownStandIn.answer = json({}, 403, { 'retry-after': '600' })
  expect(await exportSite(ownStandIn.env)).toEqual(['[github] rate-limited: HTTP 403'])
  expect(readFileSync(`${FOLDER}/out/github.html`, 'utf8')).toContain(octocat.name)
  expect(existsSync(`${FOLDER}/out/github/avatar.webp`)).toBe(true)
})

test('says that the profile is missing, because GitHub has given none yet', async () => {
  expect(await exportSite(ENV)).toEqual([expect.stringMatching(/^\[github\] /)])
  const page = readFileSync(`${FOLDER}/out/github.html`, 'utf8')
  for (const part of [`${german.github.tryAgain}</a>`, 'UTC</time>']) expect(page).not.toContain(part)
})
