import { expect, routes, test } from './test'

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
  })
}
