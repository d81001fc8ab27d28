import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ogs from 'open-graph-scraper'
import sharp from 'sharp'
import { assembleStandalone, LONG_NAME, SITES, startSite } from '../support/site'
import { expect, expectToBeDrawn, expectToFit, routes, test } from '../support/test'

test.use({ expectedErrors: [/status of 404/] })

test('runs standalone under a base path, hidden from search engines, with an unusual name and very long content', async ({
  page,
  standIn,
  alerts,
}) => {
  test.setTimeout(120_000)
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-'))
  const server = assembleStandalone(`${SITES}/maximum`, folder)
  const site = await startSite(standIn.env, 'standalone', server)
  const origin = new URL(site.url).origin
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400 || !response.url().startsWith(`${origin}/me`)) failed.push(response.url())
  })

  await page.goto(`${origin}/me`)
  for (const route of routes) {
    if (route !== '/') await page.locator(`header a[href="/me${route}"]`).click()
    await expect(page).toHaveURL(`${origin}/me${route === '/' ? '' : route}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const picture of await page.getByRole('main').getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expectToBeDrawn(picture)
    }
    await expectToFit(page)
  }
  expect(failed).toEqual([])

  const addresses = new Set<string>()
  for (const route of routes) {
    const html = await (await page.request.get(`${origin}/me${route}`)).text()
    const { result } = await ogs({ html })
    expect(result.ogTitle).toContain(LONG_NAME)
    expect(result.ogUrl).toBe(`https://ada.example.com/me${route === '/' ? '' : route}`)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    const picture = result.ogImage?.[0]?.url.replace('https://ada.example.com', origin) ?? ''
    const bytes = await (await page.request.get(picture)).body()
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200 })
    for (const address of addressesOf(html)) addresses.add(address.replace('https://ada.example.com', ''))
  }

  for (const address of addresses) {
    expect(address).toMatch(/^\/me\b/)
    const response = await page.request.get(origin + address)
    expect(response.status(), address).toBe(200)
    if (!address.includes('/resized/')) continue
    expect(response.headers()).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60',
    })
    expect((await page.request.get(origin + address.replace(/\d+/, '97'))).status()).toBe(404)
  }
  expect([...addresses].filter((address) => address.includes('/resized/'))).toHaveLength(6)

  await page.goto(`${origin}/me`)
  await expect(page).toHaveTitle(LONG_NAME)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG_NAME)
  await expect(page.getByRole('img', { name: 'Portrait' })).not.toHaveAttribute('loading')
  const statements = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(statements ?? '')['@graph'][0].name).toBe(LONG_NAME)
  expect(alerts).toEqual([])
  const manifest = `${origin}/me/manifest.webmanifest`
  for (const { src } of (await (await page.request.get(manifest)).json()).icons) {
    expect((await page.request.get(new URL(src, manifest).href)).status()).toBe(200)
  }
  expect((await page.request.get(`${origin}/me/favicon.ico`)).status()).toBe(200)
  expect((await page.request.post(`${origin}/me/drawings/route-finder.svg`)).status()).toBe(405)

  expect((await page.goto(`${origin}/me/no/such/page`))?.status()).toBe(404)
  await page.getByRole('link', { name: 'Back home' }).click()
  await expect(page).toHaveURL(`${origin}/me`)
  await page.close()
  await site.stop()
  await rm(folder, { recursive: true })
})

/** The addresses on this site that a page names, in links, files and metadata. */
function addressesOf(html: string) {
  return [...html.matchAll(/\s(?:href|src|srcSet|content)="([^"]+)"/g)]
    .flatMap(([, value = '']) => value.replaceAll('&amp;', '&').split(/, | \d+w/))
    .filter((address) => /^(\/|https:\/\/ada\.example\.com)/.test(address))
}
