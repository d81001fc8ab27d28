import { expectFit } from '../support/page'
import { everyEngine, expect, PHONE, routes, test } from '../support/test'

/** The text spacing of WCAG 2.2, success criterion 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

for (const route of [...routes, '/no/such/page']) {
  test(`${route} fits, also from right to left, with wider spacing`, everyEngine, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(route)
    await expectFit(page, [320, 768, 1024, 1440])
    await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'))
    await page.addStyleTag({ content: TEXT_SPACING })
    await expectFit(page, [320, 768, 1024, 1440], 'from right to left, with wider text spacing')
    const home = await page.getByRole('link', { name: /, home$/ }).boundingBox()
    expect(home?.x, 'where the bar starts').toBeGreaterThan(720)
  })
}
