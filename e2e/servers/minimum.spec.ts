import { english as words } from '../../content/schema/languages/en'
import { expect, PHONE, test } from '../support/test'

// Its content is empty, without an account at GitHub. Its navigation names only the services, and its theme is the system's.
test.use({ viewport: PHONE, siteName: 'minimum' })

test('a page that would be empty is gone', async ({ page, request }) => {
  for (const path of ['/about', '/skill', '/project', '/github']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound.heading)
    expect((await request.get(`/preview${path}`)).status(), path).toBe(404)
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(path)
  }
})

test('an empty page that the navigation names says that it is empty', async ({ page }) => {
  await page.goto('/services')
  await expect(page.getByText(words.services.none)).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText(/^Sheet 1 of \d$/)).toBeVisible()
})

test('has the theme of the system, also when that changes, until the visitor chooses', async ({ page }) => {
  await page.goto('/')
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toContainClass(theme)
    await expect(page.locator('body')).toHaveClass(theme)
  }
  const themeSwitch = page.getByRole('button', { name: words.bar.theme })
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'false')
  await themeSwitch.click()
  await expect(page.locator('body')).toHaveClass('light')
  await page.reload()
  await expect(page.locator('body')).toHaveClass('light')
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'true')
})
