import { english as words } from '../../content/schema/languages/en'
import { testAsItsOwner } from '../support/owner-check'
import { SITES } from '../support/site'
import { expect, PHONE, test } from '../support/test'

// Its content is empty, without an account at GitHub, and its navigation names only the services.
test.use({ viewport: PHONE, siteFolder: `${SITES}/minimum`, expectedErrors: [/status of 404/] })

testAsItsOwner()

test('a page that would be empty is gone', async ({ page, request }) => {
  for (const path of ['/about', '/skill', '/project', '/github']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
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
