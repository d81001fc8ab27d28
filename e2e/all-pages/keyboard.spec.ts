import type { Page } from 'playwright/test'
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

test.describe('every page', () => {
  test.use({ expectedErrors: [/status of 404/] })
  test('shows the whole focus outline on a phone in landscape, and backwards at 400 % zoom', async ({
    page,
  }) => {
    for (const route of [...routes, '/no/such/page']) {
      await page.setViewportSize(LANDSCAPE_PHONE)
      await page.goto(route)
      await expect(page.getByText(words.github.reading)).toHaveCount(0)
      await expectWholeOutlines(page, 'Tab', route)
      await page.setViewportSize(ZOOMED)
      await expectWholeOutlines(page, 'Shift+Tab', route)
    }
  })
})

/** Visits every element that takes the focus. */
async function expectWholeOutlines(page: Page, key: string, route: string) {
  const seen: string[] = []
  for (;;) {
    await page.keyboard.press(key)
    const focus = await readFocus(page)
    // After the last element, the focus goes to the browser itself, where a test cannot see it.
    if (seen.length > 0 && (!focus || seen.includes(focus.element))) break
    if (!focus) continue
    seen.push(focus.element)
    expect.soft(focus.isWhole, `${route}: ${focus.element}`).toBe(true)
  }
  expect(seen.length, route).toBeGreaterThan(5)
}

test('moves the focus to the next page and announces its title', async ({ page }) => {
  await page.goto('/services')
  // The alert is attached on hydration. Before that, a link reloads the whole page.
  await expect(page.getByRole('alert')).toBeAttached()
  await page.getByRole('link', { name: 'See C++ projects' }).press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/Projects/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Filter' })).toBeFocused()

  await page.getByRole('navigation').getByRole('link', { name: 'About' }).press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/About/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Get CV' })).toBeFocused()

  // The previous pages are still in the document, hidden.
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Get CV' })).toBeFocused()
})

test('closes the menu when the focus moves on to the content', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  for (const name of ['Home', 'About', 'Skills', 'Services', 'Projects', 'Github']) {
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Contact Us' })).toBeFocused()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Get CV' })).toBeFocused()
  await expect(menu).toBeHidden()
})

for (const theme of ['dark', 'light']) {
  test(`focus outline and the line below a field have a contrast of 3:1 to every background in the ${theme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Submit' }).focus()
    const contrasts = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      /** @returns the luminance of the last colour, painted over the others. */
      function luminance(...colours: string[]) {
        for (const colour of colours) {
          if (pen) pen.fillStyle = colour
          pen?.fillRect(0, 0, 1, 1)
        }
        const [red = 0, green = 0, blue = 0] = Array.from(
          pen?.getImageData(0, 0, 1, 1).data ?? [],
          (channel) => (channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4),
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
      }
      const field = document.querySelector('input')
      const colours = [
        document.activeElement && getComputedStyle(document.activeElement).outlineColor,
        field && getComputedStyle(field).borderBottomColor,
      ]
      return colours.flatMap((colour) =>
        ['--background', '--card'].map((token) => {
          const background = style.getPropertyValue(token)
          const ratio = luminance(background, colour ?? background) / luminance(background)
          return Math.max(ratio, 1 / ratio)
        }),
      )
    })
    expect(contrasts).toHaveLength(4)
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3)
  })
}
