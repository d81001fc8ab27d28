import { arabic } from '../../content/schema/languages/ar'
import { ADDRESS } from '../sites/maximum'
import { expect, noScript, PHONE, routes, test } from '../support/fixtures'
import { readShifts } from '../support/page'

test.use({ siteName: 'maximum', viewport: PHONE })

/** Each language with its pages without a text of the owner. */
const LANGUAGES = [
  { language: 'de', dir: 'ltr', base: '/me', untranslated: [] },
  { language: 'ar', dir: 'rtl', base: '/me/ar', untranslated: ['/skill', '/services'] },
  { language: 'en', dir: 'ltr', base: '/me/en', untranslated: ['/skill', '/services', '/project'] },
]

for (const { language, dir, base, untranslated } of LANGUAGES)
  test(`has every page in ${language}, and search engines find the translated ones`, async ({ request }) => {
    const read = async (path: string) => (await request.get(path)).text()
    const sitemap = await read('/me/sitemap.xml')
    for (const route of routes) {
      const path = route === '/' ? '' : route
      const isTranslated = !untranslated.includes(route)
      const [address, first] = [`${ADDRESS}${base}${path}`, `${ADDRESS}/me${path}`]
      const html = await read(base + path)
      expect(html).toContain(`<html lang="${language}" dir="${dir}"`)
      expect(html).toContain(`<link rel="canonical" href="${isTranslated ? address : first}"/>`)
      expect(sitemap.includes(`<loc>${address}</loc>`), address).toBe(isTranslated)
      // A page in the first language alone has no other version to name.
      if (address === first) continue
      const alternate = `<link rel="alternate" hrefLang="${language}" href="${address}"/>`
      for (const page of [html, await read(`/me${path}`)])
        expect(page.includes(alternate), address).toBe(isTranslated)
    }
  })

test('other programs read metadata, feed, résumé and sitemap in each language', async ({ request }) => {
  const read = async (path: string) => (await request.get(`/me/ar${path}`)).text()
  const home = await read('')
  expect(home).toContain('<meta property="og:locale" content="ar_')
  expect(home).toContain(`type="application/json" href="${ADDRESS}/me/ar/resume.json"`)
  expect(home).toContain(`"url":"${ADDRESS}/me/ar"`)
  expect(await read('/notes/note-1')).toContain('"inLanguage":"ar"')
  expect(await read('/llms.txt')).toContain(`${arabic.skill.experience}\n`)
  expect(JSON.parse(await read('/resume.json')).projects[0].name).toBe('لوحة التتابع')
  const feed = await read('/feed.xml')
  expect(feed).toContain('xml:lang="ar"')
  for (const path of ['/about', '/feed.xml']) expect(feed).toContain(`href=&#34;${ADDRESS}/me/ar${path}&#34;`)
  const sitemap = await (await request.get('/me/sitemap.xml')).text()
  for (const path of ['project/story-1', 'ar/uses', `ar/notes/${encodeURI('بالعربية')}`])
    expect(sitemap).toContain(`<loc>${ADDRESS}/me/${path}</loc>`)
  expect(sitemap).toContain(`hreflang="ar" href="${ADDRESS}/me/ar/about"`)
  // No other language has this note.
  expect(await read('/notes/بالعربية')).not.toContain('hrefLang="x-default"')
})

for (const [script, visit] of Object.entries({ with: test, without: noScript }))
  visit(`leads to the same page in another language, ${script} script`, async ({ page }) => {
    await page.goto('/me/project/story-1')
    await page.locator('[popovertarget=menu]').click()
    await page.getByRole('link', { name: 'العربية' }).click()
    await expect(page).toHaveURL('/me/ar/project/story-1')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: arabic.bar.languages }).click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/me/project/story-1')
  })

test('keeps the filter, and shows a text without a translation in its own language', async ({ page }) => {
  await page.goto('/me/project?filter=React')
  await page.locator('[popovertarget=menu]').click()
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL('/me/ar/project?filter=React')
  await page.goto('/me/ar/project')
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await expect(titles.nth(0)).toHaveText('لوحة التتابع')
  await expect(titles.nth(2)).toHaveAttribute('lang', 'de')
  await expect(page.getByText(/^What it does/).first()).toHaveCSS('text-align', 'right')
  await page.goto('/me/ar/services')
  // In the direction of the page, the full stop would stand in front of the text.
  await expect(page.getByText(/^What I do/).first()).toHaveCSS('direction', 'ltr')
})

test('a list leads to a note that is in another language alone', async ({ page }) => {
  await page.goto('/me/ar/notes')
  const notes = page.getByRole('main').getByRole('listitem')
  const german = notes.filter({ hasText: 'Number 2: ' })
  await expect(german).toHaveAttribute('lang', 'de')
  await expect(german).toContainText('الألمانية')
  await german.getByRole('link').click()
  await expect(page).toHaveURL('/me/notes/note-2')
  // Arabic and English share a root layout. The router would show the layouts of both, one below the other.
  await page.goto('/me/ar/notes')
  await notes.filter({ hasText: 'In English alone' }).getByRole('link').click()
  await expect(page).toHaveURL('/me/en/notes/english-alone')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('banner')).toHaveCount(1)
})

test.describe('in a browser in Arabic', () => {
  test.use({ locale: 'ar-EG' })
  test('offers a first-time visitor this language, once, and nothing moves', async ({ page }) => {
    await page.goto('/me')
    const offer = page.getByRole('link', { name: arabic.bar.offer.replace('{language}', 'العربية') })
    await expect(offer).toBeVisible()
    expect(await readShifts(page)).toEqual([])
    await offer.click()
    await expect(page).toHaveURL('/me/ar')
    await page.goto('/me')
    await page.waitForLoadState('networkidle')
    await expect(offer).toHaveCount(0)
  })
})

test('a missing page is in the language of its address', async ({ request }) => {
  const paths = {
    ar: 'ar/no/such/page ar/About ar/notes/note-2 ar/imprint',
    en: 'en/missing en/uses',
    de: `fr fr/about AR/about %5Blanguage%5D/about xx/github _next/about _next/notes/x
      Uses page-file/uses ar/page-file/uses notes/older`,
  }
  for (const [language, missing] of Object.entries(paths))
    for (const path of missing.split(/\s+/)) {
      const answer = await request.get(`/me/${path}`)
      expect(answer.status(), path).toBe(404)
      // Next would keep a page that it renders on request, so none is rendered.
      expect(answer.headers()['x-nextjs-cache'], path).toBe('HIT')
      expect(await answer.text(), path).toMatch(RegExp(`<html lang="${language}".*</h1>`, 's'))
    }
})
