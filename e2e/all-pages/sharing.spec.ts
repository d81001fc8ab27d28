import type { APIRequestContext } from 'playwright/test'
import sharp from 'sharp'
import { owner } from '../../tests/specimen/content/owner'
import { expect, routes, test } from '../support/test'

/** The URL that the build was given. The pictures themselves are fetched from the running site. */
const ADDRESS = 'http://localhost:3000'

/** The metadata that a page names, by property. */
async function metadataOf(request: APIRequestContext, route: string) {
  const html = await (await request.get(route)).text()
  const metas = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)]
  return Object.fromEntries(metas.map(([, name, content]) => [name, content?.replaceAll('&#x27;', "'")]))
}

test('a shared link shows a picture, a title and a description of its own', async ({ request }) => {
  const pages = await Promise.all(routes.map((route) => metadataOf(request, route)))
  for (const [index, meta] of pages.entries()) {
    const route = routes[index] ?? ''
    expect(meta, route).toMatchObject({
      'og:title': expect.stringContaining(owner.name),
      'og:description': expect.stringMatching(/^.{70,160}$/),
      'og:url': ADDRESS + (route === '/' ? '' : route),
      'og:type': 'website',
      'og:site_name': owner.name,
      'og:locale': 'en_GB',
      'og:image': expect.stringMatching(`^${ADDRESS}/`),
      'og:image:alt': expect.stringMatching(/./),
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
    const response = await request.get(meta['og:image']?.slice(ADDRESS.length) ?? '')
    expect(response.headers()['content-type'], route).toBe('image/png')
    const bytes = await response.body()
    expect(await sharp(bytes).metadata(), route).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(bytes.length, route).toBeLessThan(300_000)
  }
  for (const name of ['og:title', 'description', 'og:image', 'og:url'])
    expect(new Set(pages.map((meta) => meta[name])).size, name).toBe(routes.length)
})

test('hides the 404 page from search engines, and no other page', async ({ request }) => {
  expect(await (await request.get('/nope')).text()).toContain('<meta name="robots" content="noindex"/>')
  for (const route of routes) expect(await (await request.get(route)).text()).not.toContain('noindex')
})

test('lists every page for search engines', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed.toSorted()).toEqual(
    [...routes, '/project/relay-board'].map((path) => ADDRESS + path.replace(/^\/$/, '')).toSorted(),
  )
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`)
})

test('has an icon as SVG and PNG, also where old programs ask for it', async ({ page, request }) => {
  await page.goto('/')
  const links = page.locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(['/manifest.webmanifest', '/icon.svg', '/apple-icon'])
  const icons = { '/icon.svg': ['svg', 32], '/apple-icon': ['png', 512], '/favicon.ico': ['png', 32] }
  for (const [address, [format, width]] of Object.entries(icons)) {
    const icon = sharp(await (await request.get(address)).body())
    expect(await icon.metadata(), address).toMatchObject({ format, width })
  }
  expect(await (await request.get('/icon.svg')).text()).not.toContain('var(')
})

test('a printed page has neither the bar nor the controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  // The pages with controls.
  for (const route of ['/', '/about', '/project', '/contact']) {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    for (const role of ['button', 'combobox', 'textbox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
  }
})
