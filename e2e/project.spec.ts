import { projectFilters, projects } from '../content/projects'
import { expect, test } from './test'

const shownBy: Record<string, number[]> = {
  '': [33, 1, 11, 2, 22, 3, 4, 5, 6],
  latest: [33, 1, 11, 2, 22, 3],
  React: [33, 1, 2],
  HTML: [11, 3, 4],
  'C++': [22, 5, 6],
}

function titles(ids: number[]) {
  return ids.map((id) => projects.find((project) => project.id === id)?.title ?? '')
}

test('shows nine projects, each with its picture, link, text and techniques', async ({ page }) => {
  await page.goto('/project')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Projects')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles(shownBy[''] ?? []))
  for (const project of projects) {
    const card = page.getByRole('listitem').filter({ hasText: project.title })
    await expect(card.getByRole('link')).toHaveAttribute('href', project.link)
    await expect(card).toContainText(project.description)
    await expect(card).toContainText(`Tech Used: ${project.techUsed}`)
    await card.scrollIntoViewIfNeeded()
    await expect
      .poll(() => card.getByRole('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('filters by what the specification lists', async ({ page }) => {
  await page.goto('/project')
  const select = page.getByRole('combobox', { name: 'Filter' })
  await expect(select.getByRole('option')).toHaveText(['Filter out', 'Latest', 'React js', 'HTML,CSS', 'C++'])
  expect(projectFilters.map((filter) => filter.value)).toEqual(Object.keys(shownBy))
  for (const [filter, ids] of Object.entries(shownBy).reverse()) {
    await select.selectOption(filter)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles(ids))
    await expect(page.getByRole('status')).toHaveText(`${ids.length} of 9 projects`)
  }
})

test('keeps the filter in the address', async ({ page }) => {
  await page.goto('/project?filter=C%2B%2B')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles([22, 5, 6]))
  await page.getByRole('combobox', { name: 'Filter' }).selectOption('React')
  await expect(page).toHaveURL('/project?filter=React')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles([22, 5, 6]))
  await page.getByRole('combobox', { name: 'Filter' }).selectOption('')
  await expect(page).toHaveURL('/project')
})

test('shows all under a filter that it does not know', async ({ page }) => {
  await page.goto('/project?filter=COBOL')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(9)
  await expect(page.getByRole('combobox', { name: 'Filter' })).toHaveValue('')
})

test('bounces the badge of the live project alone', async ({ page }) => {
  await page.goto('/project')
  const badge = page.getByText('Live Project')
  await expect(badge).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ has: badge })).toContainText('Relay Board')
  await expect(badge).toHaveCSS('animation-name', 'bounce')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(badge).toHaveCSS('animation-name', 'none')
})
