import type { Page } from 'playwright/test'
import { english as words } from '../../content/schema/languages/en'
import { owner } from '../../tests/specimen/content/owner'
import { everyEngine, expect, PHONE, phoneToo, test } from '../support/fixtures'
import { translate } from '../support/page'

const { about } = words

function toggle(page: Page, name: string) {
  return page.getByRole('button', { name })
}

test('shows the achievement, and folds a long bio, also translated', phoneToo, async ({ page, isMobile }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Me')
  const achievement = page.getByRole('region', { name: about.achievements }).getByRole('listitem')
  await expect(achievement).toHaveText(/^21 Sept 2023First prize.*debugging contest.*society/)
  const [rest, dots] = [page.getByText(owner.bio.slice(200).trim()), page.getByText('…')]
  const portrait = page.getByRole('main').getByRole('img', { name: `Portrait of ${owner.name}` })
  const colour = await toggle(page, 'read more').evaluate((button) => getComputedStyle(button).color)
  await expect(page.getByText(owner.bio.slice(0, 200))).toBeVisible()
  await expect(dots).toBeVisible()
  for (const change of [() => {}, translate]) {
    await page.evaluate(change)
    await expect(rest).toBeHidden()
    await toggle(page, 'read more').click()
    await expect(rest).toBeVisible()
    await expect(dots).toBeHidden()
    await expect(portrait).toBeVisible({ visible: !isMobile })
    await expect(toggle(page, 'show less')).not.toHaveCSS('color', colour)
    // The name of the button says what it does, so a state would say the opposite.
    await expect(toggle(page, 'show less')).not.toHaveAttribute('aria-expanded')
    await toggle(page, 'show less').click()
    await expect(rest).toBeHidden()
    await expect(portrait).toBeVisible()
    await expect(toggle(page, 'read more')).toHaveCSS('color', colour)
  }
})

test('the Tab key goes down the page in the order that a visitor sees', everyEngine, async ({ page }) => {
  await page.goto('/about')
  const stops = page.getByRole('main').locator('a, button')
  for (const width of [480, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const ends = await stops.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
    expect(ends.length).toBeGreaterThan(5)
    expect(ends.map(Math.round)).toEqual(ends.map(Math.round).sort((one, other) => one - other))
  }
})

test('unfolds the bio without moving the line that is read', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/about')
  const bio = page.getByText(owner.bio.slice(0, 30)).locator('visible=true').last()
  await page.evaluate('scrollTo(0, 500)')
  const before = await bio.boundingBox()
  await toggle(page, about.readMore).click()
  await expect(toggle(page, about.showLess)).toBeVisible()
  expect((await bio.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, -1)
})
