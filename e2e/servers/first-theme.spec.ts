import { words } from '../../scripts/template/content/words'
import { SITES } from '../support/site'
import { expect, test } from '../support/test'

// Its owner leaves the theme of a first visit to the system.
test.use({ siteFolder: `${SITES}/minimum` })

for (const [system, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test.describe(`when the system prefers ${system}`, () => {
    test.use({ colorScheme: system })
    test(`a first visit is ${system}, also when that changes, until the visitor chooses`, async ({
      page,
    }) => {
      await page.goto('/')
      for (const theme of [system, other]) {
        await page.emulateMedia({ colorScheme: theme })
        await expect(page.locator('html')).toContainClass(theme)
        await expect(page.locator('body')).toHaveClass(theme)
      }
      const themeSwitch = page.getByRole('button', { name: words.bar.theme })
      await expect(themeSwitch).toHaveAttribute('aria-pressed', String(other === 'light'))
      await themeSwitch.click()
      await expect(page.locator('body')).toHaveClass(system)
      await page.reload()
      await expect(page.locator('body')).toHaveClass(system)
      await expect(themeSwitch).toHaveAttribute('aria-pressed', String(system === 'light'))
    })
  })
}
