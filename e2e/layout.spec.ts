import type { Page } from 'playwright/test'
import { expect, routes, test, watchLayoutShifts } from './test'

const widths = [320, 390, 768, 1024, 1440, 1920]

/** WCAG 2.2, 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** What each width needs; more than it has is scrolled sideways. */
async function contentWidths(page: Page) {
  const found: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    found.push(await page.evaluate(() => document.documentElement.scrollWidth))
  }
  return found
}

for (const route of [...routes, '/no/such/page']) {
  test.describe(route, () => {
    test.use({ expectedErrors: route === '/no/such/page' ? [/status of 404/] : [] })
    test('does not scroll sideways, mirrored or with wider spacing neither', async ({ page }) => {
      await page.goto(route)
      expect(await contentWidths(page)).toEqual(widths)

      await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'))
      expect(await contentWidths(page), 'from right to left').toEqual(widths)
      const middle = (widths.at(-1) ?? 0) / 2
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      expect((heading?.x ?? 0) + (heading?.width ?? 0)).toBeGreaterThan(middle)
      expect((await page.getByRole('link', { name: /, home$/ }).boundingBox())?.x).toBeGreaterThan(middle)
      expect((await page.getByRole('link', { name: 'Contact Us' }).boundingBox())?.x).toBeLessThan(middle)

      await page.locator('html').evaluate((root) => root.removeAttribute('dir'))
      await page.addStyleTag({ content: TEXT_SPACING })
      expect(await contentWidths(page), 'with wider spacing').toEqual(widths)
    })

    test('moves nothing when type and pictures come late', async ({ page }) => {
      const held: (() => void)[] = []
      await page.route(/woff2|\.svg/, (request) => {
        held.push(() => request.continue())
      })
      const shifts = await watchLayoutShifts(page)
      await page.goto(route, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => held.length).toBeGreaterThan(1)
      for (const release of held) release()
      await page.unroute(/woff2|\.svg/)
      await page.waitForLoadState()
      expect(await shifts()).toEqual([])
    })
  })
}
