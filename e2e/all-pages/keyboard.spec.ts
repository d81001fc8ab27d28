import { english as words } from '../../content/schema/languages/en'
import { work } from '../../tests/specimen/content/career'
import { navigation } from '../../tests/specimen/content/navigation'
import { expect, PHONE, test } from '../support/fixtures'

test('the first Tab offers to skip the bar, and the next page is focused and announced', async ({ page }) => {
  await page.goto('/services')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: words.bar.skip })).toBeFocused()
  await page.getByRole('link', { name: 'See C++ projects' }).press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/Projects/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: words.project.filter })).toBeFocused()

  await page.getByRole('navigation').getByRole('link', { name: 'About' }).press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/About/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: work[0]?.name })).toBeFocused()

  // The skip link must not lead to a previous page, which is still in the document, hidden.
  await page.getByRole('link', { name: words.bar.skip }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: work[0]?.name })).toBeFocused()
})

test('Tab leads through the menu, which closes behind it, and Escape leads back', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/about')
  const menu = page.getByRole('navigation', { name: words.bar.navigation })
  const button = page.getByRole('button', { name: words.bar.menu })
  await button.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.press('Enter')
  for (const { name } of navigation) {
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: words.bar.contact })).toBeFocused()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: work[0]?.name })).toBeFocused()
  await expect(menu).toBeHidden()
})
