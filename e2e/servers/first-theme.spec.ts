import { english as words } from '../../content/schema/languages/en'
import { SITES } from '../support/site'
import { expect, test } from '../support/test'

// Its owner leaves the theme of a first visit to the system.
test.use({ siteFolder: `${SITES}/minimum`, colorScheme: 'light' })

test('a first visit has the theme of the system, also when that changes, until the visitor chooses', async ({
  page,
}) => {
  await page.goto('/')
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toContainClass(theme)
    await expect(page.locator('body')).toHaveClass(theme)
  }
  const themeSwitch = page.getByRole('button', { name: words.bar.theme })
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'false')
  await themeSwitch.click()
  await expect(page.locator('body')).toHaveClass('light')
  await page.reload()
  await expect(page.locator('body')).toHaveClass('light')
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'true')
})
