import { expect, routes, test, watchLayoutShifts } from './test'

const widths = [320, 390, 768, 1024, 1440, 1920]

for (const route of [...routes, '/no/such/page']) {
  test.describe(route, () => {
    test.use({ expectedErrors: route === '/no/such/page' ? [/status of 404/] : [] })
    test('does not scroll sideways', async ({ page }) => {
      await page.goto(route)
      const contentWidths: number[] = []
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        contentWidths.push(await page.evaluate(() => document.documentElement.scrollWidth))
      }
      expect(contentWidths).toEqual(widths)
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
