import { services } from '../../tests/specimen/content/services'
import { everyEngine, expect, test } from '../support/fixtures'

test('shows services with technologies, which lead to projects', everyEngine, async ({ page }) => {
  await page.goto('/services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Web Developer', 'Programmer'])
  for (const { headName, technologies, btnData, filter } of services) {
    const heading = page.getByRole('heading', { name: headName })
    const card = page.getByRole('listitem').filter({ has: heading })
    await expect(card.getByRole('listitem')).toHaveText(technologies)
    const link = card.getByRole('link', { name: btnData })
    await expect(link).toHaveAttribute('href', `/project?filter=${encodeURIComponent(filter)}`)
  }
})
