import { everyEngine, expect, routes, test } from '../support/fixtures'
import { expectDrawn } from '../support/page'

test('a missing page says that it is missing, and leads home', everyEngine, async ({ page }) => {
  expect((await page.goto('/a/b/c'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expectDrawn(page.getByRole('main').locator('use'))
  await expect(page.getByRole('link', { name: 'Back home' })).toHaveAttribute('href', '/')
})

// Next would render an answer for every address that strangers request, and keep it on disk.
test('an unknown address shows the missing page, which nobody stores or indexes', async ({ request }) => {
  const pages = '/nope /About /project/33 /project/nope /project/relay-board/nope /project/Relay-Board /notes'
  const files = '/preview/nope /preview/About /preview/about/nope /preview/project/Relay-Board /feed.xml'
  for (const path of `${pages} /notes/nope ${files}`.split(' ')) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(response.headers()['x-nextjs-cache'], path).toBe('HIT')
    if (path === '/feed.xml') continue
    expect(await response.text(), path).toContain('Page Not Found')
    expect(await response.text(), path).toContain('<meta name="robots" content="noindex"/>')
  }
  for (const route of routes) expect(await (await request.get(route)).text()).not.toContain('noindex')
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: .*\/sitemap\.xml$/m)
})
