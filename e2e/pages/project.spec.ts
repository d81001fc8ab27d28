import type { Page } from 'playwright/test'
import { matchesFilter } from '../../components/project/matches-filter'
import { english as words } from '../../content/schema/languages/en'
import { projects } from '../../tests/specimen/content/projects'
import { everyEngine, expect, test } from '../support/fixtures'
import { expectDrawn, holdScripts, isHydrated, readShifts } from '../support/page'

function filterOf(page: Page) {
  return page.getByRole('combobox', { name: words.project.filter })
}

function cardOf(page: Page, title: string) {
  return page.getByRole('listitem').filter({ hasText: title })
}

async function expectFilter(page: Page, filter: string) {
  const shown = projects.filter((project) => matchesFilter(project, filter))
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(shown.map(({ title }) => title))
  await expect(page.getByRole('status')).toHaveText(`${shown.length} of 9 projects`)
  await expect(filterOf(page)).toHaveValue(filter)
}

test('shows nine projects with all facts, and a badge that bounces', everyEngine, async ({ page }) => {
  await page.goto('/project')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Projects')
  for (const project of projects) {
    const card = cardOf(page, project.title)
    const link = card.getByRole('link').first()
    await expect(link).toHaveAccessibleName(`Open the project ${project.title} (external)`)
    await expect(link).toHaveAttribute('href', String(project.link))
    await expect(card).toContainText(project.description)
    await expect(card).toContainText(`Tech Used: ${project.techUsed}`)
    await card.scrollIntoViewIfNeeded()
    await expectDrawn(card.locator('svg').first())
  }
  // Screen readers read the title before the links: to the project, and to its story.
  const parts = cardOf(page, 'Relay Board').locator('h2, a:not([aria-hidden])')
  expect(await parts.evaluateAll((all) => all.map((part) => part.localName))).toEqual(['h2', 'a', 'a'])

  const badge = page.getByText('Live Project')
  await expect(badge).toHaveCount(1)
  await expect(badge).toHaveCSS('animation-name', 'bounce')
  // A visitor would need a way to stop an animation of more than five seconds.
  await expect(badge).toHaveCSS('animation-iteration-count', '4')
  await expect(badge).toHaveCSS('animation-duration', '1s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(badge).toHaveCSS('animation-name', 'none')
  // The keyboard skips the link around the picture, because it has the link below the title.
  const picture = cardOf(page, 'Relay Board').getByRole('link', { includeHidden: true }).last()
  await expect(picture).toHaveAttribute('tabindex', '-1')
  const address = String(projects[0]?.link)
  await page.route(address, (route) => route.fulfill())
  // The picture gets the click, so Playwright must not expect the badge to get it.
  await badge.click({ force: true })
  await expect(page).toHaveURL(address)
})

test('keeps the filter in the URL until the visitor leaves it', everyEngine, async ({ page }) => {
  // A person types `C++`, while a browser writes `C%2B%2B`.
  await page.goto('/project?filter=C++')
  await expectFilter(page, 'C++')
  await filterOf(page).selectOption('React')
  await expect(page).toHaveURL('/project?filter=React')
  await page.goBack()
  await expectFilter(page, 'C++')
  // The visitor goes back right after a choice.
  await filterOf(page).evaluate((select: HTMLSelectElement) => {
    select.value = 'React'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    history.back()
  })
  await expect(page).toHaveURL('/project?filter=C++')
  await expectFilter(page, 'C++')
  await page.getByRole('navigation').getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL('/project')
  await expectFilter(page, '')
})

test('outlines the project in the URL, and ignores an unknown filter', everyEngine, async ({ page }) => {
  await page.goto('/project?filter=COBOL&from=mail#project-5')
  const card = cardOf(page, 'Memory Arena')
  await expect(card).toBeInViewport()
  const bar = await page.getByRole('banner').boundingBox()
  expect((await card.boundingBox())?.y).toBeGreaterThan(bar?.height ?? Number.POSITIVE_INFINITY)
  await expect(card).toHaveCSS('outline-style', 'solid')
  await expect(cardOf(page, 'Relay Board')).toHaveCSS('outline-style', 'none')
  await expect(page).toHaveURL('/project?from=mail#project-5')
  await expectFilter(page, '')
  // The filter hides the project that the address names.
  await filterOf(page).selectOption('React')
  await expect(page).toHaveURL('/project?from=mail&filter=React')
  await filterOf(page).selectOption('')
  await expect(page).toHaveURL('/project?from=mail')
})

test('is filtered before its scripts have loaded, keeps a choice, and nothing moves', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/project?filter=React', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectFilter(page, 'React')
  expect(await readShifts(page)).toEqual([])
  await filterOf(page).selectOption('HTML')
  await expectFilter(page, 'HTML')
  const shifts = await readShifts(page)
  release()
  await page.waitForFunction(isHydrated)
  expect(await readShifts(page)).toEqual(shifts)
  await expectFilter(page, 'HTML')
  await expect(page).toHaveURL('/project?filter=HTML')
  await filterOf(page).selectOption('C++')
  await expectFilter(page, 'C++')
  await page.goBack()
  await expectFilter(page, 'HTML')
})

test('keeps a choice that is made while the page hydrates', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/project?filter=React', { waitUntil: 'commit' })
  await filterOf(page).evaluate((select: HTMLSelectElement) => {
    select.value = 'HTML'
  })
  release()
  await page.waitForFunction(isHydrated)
  // React hydrates the list first, and then lets the event of a choice through.
  await filterOf(page).dispatchEvent('change')
  await expectFilter(page, 'HTML')
  await expect(page).toHaveURL('/project?filter=HTML')
})
