import { services } from '../../tests/specimen/content/services'
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

test('each service leads to its projects', { tag: '@every-engine' }, async ({ page }) => {
  await page.goto('/services')
  for (const { btnData, filter } of services) {
    await page.getByRole('link', { name: btnData }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Projects')
    await expect(page.getByRole('combobox', { name: 'Filter' })).toHaveValue(filter)
    await expect(page.getByRole('status')).toHaveText('3 of 9 projects')
    await page.goBack()
  }
})
