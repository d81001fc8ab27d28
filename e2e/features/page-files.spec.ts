import { german } from '../../content/schema/languages/de'
import { ADDRESS } from '../sites/maximum'
import { everyEngine, expect, PHONE, test } from '../support/fixtures'

// The site is in German, Arabic and English. `uses` is a file in the first two, `imprint` in German alone.
test.use({ siteName: 'maximum', viewport: PHONE })

/** German has words as long as these. */
const PAGE_NAME = 'Arbeitsplatzausstattung und Gewohnheiten'

test('the menu leads to a page that is a file, and to its translation', everyEngine, async ({ page }) => {
  await page.goto('/me/notes')
  await page.locator('[popovertarget=menu]').press('Enter')
  const link = page.getByRole('link', { name: PAGE_NAME })
  await link.press('Enter')
  await expect(page).toHaveURL('/me/uses')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Auf dem Schreibtisch')
  // The server knows the inner address, the browser the outer one. React would report a difference.
  await page.reload()
  await page.locator('[popovertarget=menu]').click()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: 'العربية' })).toHaveAttribute('href', '/me/ar/uses')
  await expect(page.getByRole('contentinfo')).toContainText(/Blatt 8 von 10.*Aktualisiert: November 2026/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${ADDRESS}/me/uses`)
})

test('a page that a language lacks is in the menu and the title block in the first one', async ({ page }) => {
  await page.goto('/me/en')
  await page.locator('[popovertarget=menu]').click()
  const link = page.getByRole('link', { name: PAGE_NAME })
  for (const name of ['hreflang', 'lang']) await expect(link).toHaveAttribute(name, 'de')
  await page.goto('/me/ar/uses')
  await expect(page.getByRole('banner')).toContainText('أدواتي')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL('/me/imprint')
  await expect(page.getByRole('contentinfo')).toContainText('Blatt 10 von 10')
})

test('a list of pages that is too wide wraps, and covers nothing in the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/me/uses')
  const bar = page.getByRole('banner')
  const portrait = await bar.locator('img').boundingBox()
  const [first, last] = [bar.getByRole('listitem').first(), bar.getByRole('link').last()]
  expect((await first.boundingBox())?.x).toBeGreaterThan(Number(portrait?.x) + Number(portrait?.width))
  const list = await bar.getByRole('list').last().boundingBox()
  expect((await last.boundingBox())?.x).toBeGreaterThan(Number(list?.x) + Number(list?.width))
})

test('an old address leads on for good, and other programs know the new one', async ({ request }) => {
  for (const path of ['blog/2019/%C3%9Cber-uns.html', 'notes/old', 'ar/notes/old', 'old']) {
    const answer = await request.get(`/me/${path}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], path).toEqual([308, '/me/uses'])
  }
  expect((await request.get('/me/notes/old/')).url()).toMatch(/\/me\/uses$/)
  expect(await (await request.get('/me/llms.txt')).text()).toContain(`[${PAGE_NAME}](${ADDRESS}/me/uses)`)
})

test('a pitch shows what it chooses, and nothing leads to it', everyEngine, async ({ page, request }) => {
  await page.goto('/me/for/backend')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Für Teams mit Büchern')
  await expect(page.locator('h2').nth(0)).toHaveText('Late Fees')
  await expect(page.locator('h2')).toHaveCount(2)
  await expect(page.getByRole('link', { name: german.home.cv })).toHaveAttribute('href', '/me/cv-backend.pdf')
  await expect(page.getByRole('main').locator('[href^=mailto]')).toBeVisible()
  await expect(page.locator('meta[name=description], meta[property^=og]')).toHaveCount(0)
  for (const path of ' ar project notes sitemap.xml llms.txt resume.json feed.xml'.split(' '))
    expect(await (await request.get(`/me/${path}`)).text(), path).not.toContain('/for/')
  for (const path of ['for', 'for/none', 'en/for/backend', 'preview/for/backend'])
    expect((await request.get(`/me/${path}`)).status(), path).toBe(404)
  expect((await request.get('/me/ar/for/backend')).status()).toBe(200)
})
