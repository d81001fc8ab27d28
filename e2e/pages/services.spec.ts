import { services } from '../../scripts/template/content/services'
import { expect, test } from '../support/test'

test('shows three services with their technologies', { tag: '@every-engine' }, async ({ page }) => {
  await page.goto('/services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Web Developer', 'Programmer', 'GUI'])
  const technologies = {
    'Web Developer': 'HTML CSS Tailwind JavaScript',
    Programmer: 'C++ JAVA Python',
    GUI: 'REACT',
  }
  for (const [name, labels] of Object.entries(technologies)) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect(card.getByRole('listitem')).toHaveText(labels.split(' '))
  }
})

for (const service of services) {
  const tag = service === services[0] ? '@every-engine' : []
  test(`leads from ${service.headName} to its projects`, { tag }, async ({ page }) => {
    await page.goto('/services')
    await page.getByRole('link', { name: service.btnData }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Projects')
    await expect(page.getByRole('combobox', { name: 'Filter' })).toHaveValue(service.filter)
    await expect(page.getByRole('status')).toHaveText('3 of 9 projects')
  })
}
