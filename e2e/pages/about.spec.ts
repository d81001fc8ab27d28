import { owner } from '../../scripts/template/content/owner'
import { expect, test, translate } from '../support/test'

test('folds the bio after 200 characters and unfolds it on a click', {
  tag: ['@every-engine', '@phone'],
}, async ({ page, isMobile }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Me')
  const bio = page
    .getByRole('paragraph')
    .filter({ hasText: owner.bio.slice(0, 60) })
    .first()
  const portrait = page.getByRole('main').getByRole('img', { name: `Portrait of ${owner.name}` })
  await expect(bio).toHaveText(`${owner.bio.slice(0, 200)}…`)
  await expect(portrait).toBeVisible()
  const colour = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).color)
  const folded = await colour('read more')

  await page.getByRole('button', { name: 'read more' }).click()
  await expect(bio).toHaveText(owner.bio)
  await expect(portrait).toBeVisible({ visible: !isMobile })
  expect(await colour('show less')).not.toBe(folded)

  // Its name says what it does, so a state would say the opposite.
  await expect(page.getByRole('button', { name: 'show less' })).not.toHaveAttribute('aria-expanded')
  await page.getByRole('button', { name: 'show less' }).click()
  await expect(bio).toHaveText(`${owner.bio.slice(0, 200)}…`)
  await expect(portrait).toBeVisible()
  await expect.poll(() => colour('read more')).toBe(folded)

  for (let clicks = 0; clicks < 4; clicks++)
    await page.getByRole('button', { name: /read more|show less/ }).click()
  await expect(page.getByRole('button', { name: 'read more' })).toBeVisible()
})

test('unfolds the bio of a translated page', { tag: '@every-engine' }, async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(translate)
  await page.getByRole('button', { name: 'read more' }).click()
  await expect(page.getByText(owner.bio.slice(-60)).first()).toBeVisible()
  await page.getByRole('button', { name: 'show less' }).click()
  await expect(page.getByText(owner.bio.slice(-60)).first()).toBeHidden()
})

test('the Tab key follows the order of the eye', { tag: '@every-engine' }, async ({ page }) => {
  await page.goto('/about')
  for (const width of [480, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await page
      .getByRole('main')
      .locator('a, button')
      .evaluateAll((stops) => stops.map((stop) => Math.round(stop.getBoundingClientRect().bottom)))
    expect(tops.length).toBeGreaterThan(5)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  }
})

test('shows the achievement', async ({ page }) => {
  await page.goto('/about')
  const card = page.getByRole('region', { name: 'Achievements' }).getByRole('listitem')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('First prize')
  await expect(card).toContainText('debugging contest')
  await expect(card).toContainText('student society')
  await expect(card).toContainText('21 Sept 2023')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('shows the whole bio', { tag: '@every-engine' }, async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByText(owner.bio)).toBeVisible()
    await expect(page.getByText('…')).toBeHidden()
    await expect(page.getByRole('button', { name: 'read more' })).toBeHidden()
  })
})

test('prints the whole bio', async ({ page }) => {
  await page.goto('/about')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(owner.bio)).toBeVisible()
  await expect(page.getByText('…')).toBeHidden()
  await expect(page.getByRole('button', { name: 'read more' })).toBeHidden()
})
