import type { Page } from 'playwright/test'
import { projectFilters, projects } from '../../scripts/template/content/projects'
import { expect, expectToBeDrawn, test, watchLayoutShifts } from '../support/test'

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

/** @returns the filter once React has hydrated it. */
async function hydratedFilter(page: Page) {
  const filter = page.getByRole('combobox', { name: 'Filter' })
  await expect
    .poll(() =>
      filter.evaluate((select) => Object.keys(select).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true)
  return filter
}

test('shows nine projects, each with its picture, link, description and technologies', {
  tag: '@every-engine',
}, async ({ page }) => {
  await page.goto('/project')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Projects')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles(shownBy[''] ?? []))
  for (const project of projects) {
    const card = page.getByRole('listitem').filter({ hasText: project.title })
    const link = card.getByRole('link').first()
    await expect(link).toHaveAccessibleName(`Open the project ${project.title} (external)`)
    await expect(link).toHaveAttribute('href', String(project.link))
    const picture = card.locator('a[aria-hidden]')
    await expect(picture).toHaveAttribute('href', String(project.link))
    await expect(picture).toHaveAttribute('tabindex', '-1')
    await expect(card).toContainText(project.description)
    await expect(card).toContainText(`Tech Used: ${project.techUsed}`)
    await card.scrollIntoViewIfNeeded()
    await expectToBeDrawn(picture.locator('svg').first())
  }
})

test('opens a project by its picture, and reads its title before its link', { tag: '@every-engine' }, async ({
  page,
}) => {
  await page.goto('/project')
  const card = page.getByRole('listitem').filter({ hasText: 'Relay Board' })
  const order = await card
    .locator('h2, a:not([aria-hidden])')
    .evaluateAll((parts) => parts.map((part) => part.localName))
  expect(order).toEqual(['h2', 'a', 'a']) // the project, and its story
  await card.locator('a[aria-hidden]').evaluate((picture) => {
    picture.addEventListener('click', (event) => {
      event.preventDefault()
      document.title = 'opened'
    })
  })
  await card.getByText('Live Project').scrollIntoViewIfNeeded()
  const badge = await card.getByText('Live Project').boundingBox()
  await page.mouse.click((badge?.x ?? 0) + 5, (badge?.y ?? 0) + 5)
  await expect(page).toHaveTitle('opened')
})

test('offers the filters of the specification, and each shows its projects', {
  tag: '@every-engine',
}, async ({ page }) => {
  await page.goto('/project')
  const select = await hydratedFilter(page)
  await expect(select.getByRole('option')).toHaveText(['Filter out', 'Latest', 'React js', 'HTML,CSS', 'C++'])
  expect(projectFilters.map((filter) => filter.value)).toEqual(Object.keys(shownBy))
  for (const [filter, ids] of Object.entries(shownBy).reverse()) {
    await select.selectOption(filter)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles(ids))
    await expect(page.getByRole('status')).toHaveText(`${ids.length} of 9 projects`)
  }
})

test('keeps the filter in the URL', { tag: '@every-engine' }, async ({ page }) => {
  // As a browser writes it, and as a person types it.
  for (const value of ['C%2B%2B', 'C++']) {
    await page.goto(`/project?filter=${value}`)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles([22, 5, 6]))
    await expect(page.getByRole('combobox', { name: 'Filter' })).toHaveValue('C++')
  }
  const filter = await hydratedFilter(page)
  await filter.selectOption('React')
  await expect(page).toHaveURL('/project?filter=React')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles([22, 5, 6]))
  await filter.selectOption('')
  await expect(page).toHaveURL('/project')
  await filter.selectOption('HTML')
  if (await page.getByRole('button', { name: 'Menu' }).isVisible())
    await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL('/project')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(9)
  await expect(filter).toHaveValue('')
})

test('follows the visitor back right after a choice', async ({ page }) => {
  await page.goto('/project?filter=C%2B%2B')
  const filter = await hydratedFilter(page)
  await filter.evaluate((select: HTMLSelectElement) => {
    select.value = 'React'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    history.back()
  })
  await expect(page).toHaveURL('/project?filter=C%2B%2B')
  await expect(filter).toHaveValue('C++')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles([22, 5, 6]))
})

test('shows all projects if the filter hides the one in the URL, and drops it from the URL on the next choice', {
  tag: '@every-engine',
}, async ({ page }) => {
  const headings = page.getByRole('heading', { level: 2 })
  await page.goto('/project?filter=HTML#project-3')
  await expect(headings).toHaveText(titles([11, 3, 4]))
  await page.evaluate(`setTimeout(() => location.assign('/project?filter=React#project-5'))`)
  await expect(page.getByRole('heading', { name: 'Memory Arena' })).toBeInViewport()
  await expect(headings).toHaveCount(9)
  await expect(page.getByRole('status')).toHaveText('9 of 9 projects')
  await expect(page).toHaveURL('/project#project-5')
  const filter = await hydratedFilter(page)
  await filter.selectOption('HTML')
  await expect(page).toHaveURL('/project?filter=HTML')
  await expect(headings).toHaveText(titles([11, 3, 4]))
  await expect(page.getByRole('status')).toHaveText('3 of 9 projects')
})

test('shows all projects for an unknown filter and removes it from the URL', async ({ page }) => {
  await page.goto('/project?filter=COBOL&from=mail#project-3')
  await expect(page).toHaveURL('/project?from=mail#project-3')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(9)
  await expect(page.getByRole('combobox', { name: 'Filter' })).toHaveValue('')
})

test.describe('before its scripts have loaded', () => {
  let release = () => {}
  test.beforeEach(async ({ page }) => {
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\.js(\?|$)/, async (route) => {
      await held
      await route.continue()
    })
  })

  test('is filtered from the first paint, and nothing moves', async ({ page }) => {
    const shifts = await watchLayoutShifts(page)
    await page.goto('/project?filter=React', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles([33, 1, 2]))
    await expect(page.getByRole('combobox', { name: 'Filter' })).toHaveValue('React')
    await expect(page.getByRole('status')).toHaveText('3 of 9 projects')
    release()
    await page.waitForLoadState('networkidle')
    await page.getByRole('combobox', { name: 'Filter' }).selectOption('React')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles([33, 1, 2]))
    expect(await shifts()).toEqual([])
  })

  test('filters on a choice and keeps it after hydration', async ({ page }) => {
    async function expectChoice() {
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles([11, 3, 4]))
      await expect(page.getByRole('status')).toHaveText('3 of 9 projects')
      await expect(page).toHaveURL('/project?filter=HTML')
    }
    await page.goto('/project?filter=React', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('combobox', { name: 'Filter' }).selectOption('HTML')
    await expectChoice()
    release()
    const filter = await hydratedFilter(page)
    await expectChoice()
    await filter.selectOption('C++')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles([22, 5, 6]))
    await page.goBack()
    await expectChoice()
  })
})

test('scrolls to the project in the URL, below the bar, and outlines it', { tag: '@every-engine' }, async ({
  page,
}) => {
  await page.goto('/project#project-5')
  const card = page.getByRole('listitem').filter({ hasText: 'Memory Arena' })
  await expect(card).toBeInViewport()
  const bar = await page.getByRole('banner').boundingBox()
  expect((await card.boundingBox())?.y).toBeGreaterThan(bar?.height ?? Number.POSITIVE_INFINITY)
  await expect(card).toHaveCSS('outline-style', 'solid')
  const other = page.getByRole('listitem').filter({ hasText: 'Relay Board' })
  await expect(other).toHaveCSS('outline-style', 'none')
})

test('prints every project with its link, whatever the filter', async ({ page }) => {
  await page.goto('/project?filter=React')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(9)
  for (const project of projects) await expect(page.getByText(String(project.link))).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('combobox')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('shows every project', { tag: '@every-engine' }, async ({ page }) => {
    await page.goto('/project?filter=React')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(9)
    await expect(page.getByRole('combobox')).toBeHidden()
  })
})

test('bounces only the badge of the live project', async ({ page }) => {
  await page.goto('/project')
  const badge = page.getByText('Live Project')
  await expect(badge).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ has: badge })).toContainText('Relay Board')
  await expect(badge).toHaveCSS('animation-name', 'bounce')
  // If it took more than five seconds, a visitor would need a way to stop it.
  await expect(badge).toHaveCSS('animation-iteration-count', '4')
  await expect(badge).toHaveCSS('animation-duration', '1s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(badge).toHaveCSS('animation-name', 'none')
})
