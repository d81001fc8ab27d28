import { json } from './site'
import { expect, routes, test } from './test'

// The first is owed to the fixture, whose stand-in for the avatar turns the browser's cache off; the second repeats the server's log.
test.use({ expectedErrors: [/server caches disabled|\[github\] unavailable/] })

test('the dev server shows every page without a word in the console', async ({
  page,
  ownStandIn,
  start,
  alerts,
}) => {
  test.slow()
  ownStandIn.answer = json({}, 500)
  const site = await start({}, 'dev')
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  for (const route of routes) {
    await page.goto(site.url + route)
    await expect(page.locator('html')).toHaveClass(/light/)
    await expect(page.locator('body')).toHaveClass(/light/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(`${site.url}/github`)
  await expect(page.getByRole('alert').filter({ hasText: 'GitHub did not answer.' })).toBeVisible()
  await expect.poll(() => alerts).toHaveLength(2)
})
