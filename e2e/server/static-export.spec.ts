import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { extname } from 'node:path'
import { german } from '../../content/schema/languages/de'
import { addPolicy } from '../../scripts/build/page-steps'
import { listen } from '../../scripts/support/listen'
import { expect, test } from '../support/fixtures'
import { SITES } from '../support/start-site'

const FOLDER = `${SITES}/maximum`

const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', svg: 'image/svg+xml' }

/** Answers as a plain file server does, which redirects a folder to its address with a slash. */
const answer: RequestListener = (request, response) => {
  const { pathname, search } = new URL(request.url ?? '', 'http://localhost')
  const file = `${FOLDER}/out${decodeURI(pathname).replace(/^\/me/, '').replace(/\/$/, '/index.html')}`
  const type = TYPES[extname(file).slice(1)] ?? 'image/png'
  if (!existsSync(file)) response.writeHead(404).end(readFileSync(`${FOLDER}/out/404.html`))
  else if (statSync(file).isDirectory()) response.writeHead(301, { location: `${pathname}/${search}` }).end()
  else response.setHeader('content-type', type).end(readFileSync(file))
}

test.use({ expectedErrors: [/status of 404/] })

test('works on a file server, and says that GitHub has given no profile yet', async ({ page, alerts }) => {
  await using server = createServer(answer)
  const site = `http://127.0.0.1:${await listen(server)}/me`
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))

  await page.goto(`${site}/about`)
  const menu = page.getByRole('navigation')
  await expect(page).toHaveURL(`${site}/about`)
  await expect(menu.locator('[aria-current=page]')).toHaveAttribute('href', '/me/about')
  await menu.locator('[href="/me/github"]').click()
  await expect(page).toHaveURL(`${site}/github`)
  await expect(page.getByRole('alert').filter({ hasText: german.github.unavailable })).toBeVisible()
  for (const part of [page.getByRole('link', { name: german.github.tryAgain }), page.locator('main time')])
    await expect(part).toHaveCount(0)
  await expect.poll(() => alerts).toEqual([german.github.alert])
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
})

test('leaves out what is for other programs, and each page has its policy and its pictures', () => {
  // The site is hidden, and a file server sends no header that says so.
  const absent = 'resume.json feed.xml ar/llms.txt sitemap.xml cv-ar.pdf github/avatar.webp'
  for (const file of absent.split(' ')) expect(existsSync(`${FOLDER}/out/${file}`), file).toBe(false)
  expect(readFileSync(`${FOLDER}/out/blog/2019/Über-uns.html`, 'utf8')).toContain('<a href="/me/uses">')
  const pages = 'index github 404 uses for/backend project/story-1 ar ar/404 ar/github ar/notes/بالعربية'
  for (const name of pages.split(' ')) {
    const html = readFileSync(`${FOLDER}/out/${name}.html`, 'utf8')
    expect(addPolicy(html, { formAction: 'https://forms.example.org' }), name).toBe(html)
    for (const [, path = ''] of html.matchAll(/(?: src=|"og:image" content=)"[^"]*?\/me([^"]*)"/g))
      expect(existsSync(`${FOLDER}/out${decodeURIComponent(path)}`), path).toBe(true)
  }
})
