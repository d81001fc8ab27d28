import { expect, expectToBeDrawn, test } from '../support/test'

test.use({ expectedErrors: [/status of 404/] })

for (const path of ['/nope', '/a/b/c', '/About', '/project/33']) {
  const tag = path === '/a/b/c' ? '@every-engine' : []
  test(`answers ${path} with 404 and still shows the bar`, { tag }, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(page.getByRole('banner')).toBeVisible()
    await expectToBeDrawn(page.getByRole('main').locator('use'))
    await page.getByRole('link', { name: 'Back home' }).click()
    await expect(page).toHaveURL('/')
  })
}
