import { namesIn } from '../../components/files/folder'
import { arabic } from '../../content/schema/languages/ar'
import { ADDRESS } from '../sites/maximum'
import { expect, noScript, PHONE, routes, test } from '../support/fixtures'
import { readShifts } from '../support/page'
import { SITES } from '../support/start-site'

test.use({ siteName: 'maximum', viewport: PHONE })

/** The pages without a text of the owner in a further language. */
const UNTRANSLATED = { ar: ['/skill', '/services'], en: ['/skill', '/services', '/project'] }

test('has every page in each language, and search engines find the translated ones', async ({ request }) => {
  const sitemap = await (await request.get('/me/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${ADDRESS}/me/ar/notes/${encodeURI('بالعربية')}</loc>`)
  expect(sitemap).toContain(`hreflang="ar" href="${ADDRESS}/me/ar/about"`)
  for (const route of routes) {
    const path = route === '/' ? '' : route
    const first = await (await request.get(`/me${path}`)).text()
    for (const [language, untranslated] of Object.entries(UNTRANSLATED)) {
      const isOwn = !untranslated.includes(route)
      const address = `${ADDRESS}/me/${language}${path}`
      const html = await (await request.get(`/me/${language}${path}`)).text()
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
      expect(html).toContain(`<link rel="canonical" href="${isOwn ? address : `${ADDRESS}/me${path}`}"/>`)
      expect(sitemap.includes(`<loc>${address}</loc>`), address).toBe(isOwn)
      const alternate = `<link rel="alternate" hrefLang="${language}" href="${address}"/>`
      for (const page of [html, first]) expect(page.includes(alternate), address).toBe(isOwn)
    }
    expect(first).toContain('<html lang="de" dir="ltr"')
    expect(first).toContain(`<link rel="canonical" href="${ADDRESS}/me${path}"/>`)
  }
})

test('other programs read the metadata, the feed and the résumé in each language', async ({ request }) => {
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
      expect(await answer.text(), path).toMatch(RegExp(`<html lang="${language}".*</h1>`, 's'))
    }
  // Next would keep pages that it renders on request in this folder.
  const kept = namesIn(`${SITES}/maximum/.next/server/route-cache`, true)
  expect(kept.filter((file) => /_next|fr|AR|xx/.test(file))).toEqual([])
})
