import type { Page } from 'playwright/test'
import { navigation } from '../../scripts/template/content/navigation'
import { words } from '../../scripts/template/content/words'
import { expect, routes, test } from '../support/test'

const LANDSCAPE_PHONE = { width: 844, height: 390 }
/** The viewport of a 1280 × 1024 window at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 }

/** @returns the focused element, and whether its whole outline is in the window and not under the bar. */
function readFocus(page: Page) {
  return page.evaluate(async () => {
    // The browser scrolls to the focused element in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const element = document.activeElement
    const bar = document.querySelector('header')
    if (!element || !bar || element === document.body) return
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    const outline = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const ceiling = bar.contains(element) ? 0 : bar.getBoundingClientRect().bottom
    // In a text area, the browser scrolls only to the line with the cursor.
    const isTooTall = element.matches('textarea') || bottom - top + 2 * outline > innerHeight - ceiling
    // Layout uses fractions of a pixel, scrolling does not.
    const floor = innerHeight + 1
    return {
      element: element.outerHTML,
      isWhole:
        outlineStyle === 'solid' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        left - outline >= 0 &&
        right + outline <= innerWidth &&
        top - outline >= ceiling &&
        (bottom + outline <= floor || isTooTall),
    }
  })
}

test.use({ expectedErrors: [/status of 404/] })

for (const route of [...routes, '/no/such/page']) {
  test(`${route} shows the whole focus outline on a phone in landscape, and backwards at 400 % zoom`, async ({
    page,
  }) => {
    await page.setViewportSize(LANDSCAPE_PHONE)
    await page.goto(route)
    await expect(page.getByText(words.github.reading)).toHaveCount(0)
    await expectWholeOutlines(page, 'Tab')
    await page.setViewportSize(ZOOMED)
    await expectWholeOutlines(page, 'Shift+Tab')
  })
}

/** Visits every element that takes the focus. */
async function expectWholeOutlines(page: Page, key: string) {
  const seen: string[] = []
  for (;;) {
    await page.keyboard.press(key)
    const focus = await readFocus(page)
    // After the last element, the focus goes to the browser itself, where a test cannot see it.
    if (seen.length > 0 && (!focus || seen.includes(focus.element))) break
    if (!focus) continue
    seen.push(focus.element)
    expect.soft(focus.isWhole, focus.element).toBe(true)
  }
  expect(seen.length).toBeGreaterThan(5)
}

test('moves the focus to the next page and announces its title', async ({ page }) => {
  await page.goto('/services')
  // The alert is attached on hydration. Before that, a link reloads the whole page.
  await expect(page.getByRole('alert')).toBeAttached()
  await page.getByRole('link', { name: 'See C++ projects' }).press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/Projects/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: words.project.filter })).toBeFocused()

  await page.getByRole('navigation').getByRole('link', { name: 'About' }).press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/About/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: words.home.cv })).toBeFocused()

  // The previous pages are still in the document, hidden.
  await page.getByRole('link', { name: words.bar.skip }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: words.home.cv })).toBeFocused()
})

test('closes the menu when the focus moves on to the content', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  const menu = page.getByRole('navigation', { name: words.bar.navigation })
  await page.getByRole('button', { name: words.bar.menu }).press('Enter')
  for (const { name } of navigation) {
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: words.bar.contact })).toBeFocused()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: words.home.cv })).toBeFocused()
  await expect(menu).toBeHidden()
})
