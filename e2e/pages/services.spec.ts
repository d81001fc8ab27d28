import { services } from '../../tests/specimen/content/services'
import { everyEngine, expect, test } from '../support/test'

test('shows three services with their technologies', everyEngine, async ({ page }) => {
  await page.goto('/services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Web Developer', 'Programmer', 'GUI'])
  for (const { headName, technologies } of services) {
    const heading = page.getByRole('heading', { name: headName })
    const card = page.getByRole('listitem').filter({ has: heading })
    await expect(card.getByRole('listitem')).toHaveText(technologies)
  }
})

test('each service leads to its projects', everyEngine, async ({ page }) => {
  await page.goto('/services')
  for (const { btnData, filter } of services) {
    await page.getByRole('link', { name: btnData }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Projects')
    await expect(page.getByRole('combobox', { name: 'Filter' })).toHaveValue(filter)
    await expect(page.getByRole('status')).toHaveText('3 of 9 projects')
    await page.goBack()
  }
})
