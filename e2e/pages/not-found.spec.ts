import { expect, expectToBeDrawn, test } from '../support/test'

test.use({ expectedErrors: [/status of 404/] })

test('a missing page says so in the layout of the site, and leads home', { tag: '@every-engine' }, async ({
  page,
}) => {
  const response = await page.goto('/a/b/c')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(page.getByRole('banner')).toBeVisible()
  await expectToBeDrawn(page.getByRole('main').locator('use'))
  await page.getByRole('link', { name: 'Back home' }).click()
  await expect(page).toHaveURL('/')
})

test('answers a flat path, other letters and a made-up project with 404', async ({ request }) => {
  for (const path of ['/nope', '/About', '/project/33']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain('Page Not Found')
  }
})
