import { formatHex } from 'culori'
import type { Page } from 'playwright/test'
import { english as words } from '../../content/schema/languages/en'
import { expect, test, watchFrames } from '../support/test'

/** The theme classes of root and body. */
function modes(page: Page) {
  return page.evaluate(() =>
    [document.documentElement, document.body].map((element) =>
      ['dark', 'light'].filter((mode) => element.classList.contains(mode)).join(' '),
    ),
  )
}

function themeSwitch(page: Page) {
  return page.getByRole('button', { name: words.bar.theme })
}

test.describe('when the system prefers light', () => {
  test.use({ colorScheme: 'light', expectedErrors: [/status of 404/] })
  test('a page is dark on a first visit', { tag: '@every-engine' }, async ({ page }) => {
    // One that is static, one that the server streams, and one that is missing.
    for (const path of ['/', '/github', '/no/such/page']) {
      await page.goto(path)
      expect(await modes(page), path).toEqual(['dark', 'dark'])
    }
  })
})

test('keeps the chosen theme after a reload and on other pages, and the switch says so', {
  tag: '@every-engine',
}, async ({ page }) => {
  await page.goto('/')
  await expect(themeSwitch(page)).toHaveAttribute('aria-pressed', 'false')
  await themeSwitch(page).click()
  await expect(themeSwitch(page)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  expect(await modes(page)).toEqual(['light', 'light'])
  await expect(themeSwitch(page)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: words.bar.contact }).click()
  await expect(page).toHaveURL('/contact')
  expect(await modes(page)).toEqual(['light', 'light'])
})

test('shows the chosen theme in every frame of the next visit', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  // Nothing is painted before there is a body.
  const seen = await watchFrames(
    page,
    `!document.body || document.querySelector('html.light > body.light') !== null`,
  )
  await page.goto('/')
  expect(await seen()).toEqual([true])
})

test('changes both classes and the colours, however fast the visitor clicks', {
  tag: '@every-engine',
}, async ({ page }) => {
  await page.goto('/')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await background()
  await themeSwitch(page).click()
  expect(await modes(page)).toEqual(['light', 'light'])
  expect(await background()).not.toBe(dark)
  await themeSwitch(page).dblclick()
  expect(await modes(page)).toEqual(['light', 'light'])
  await themeSwitch(page).click()
  expect(await modes(page)).toEqual(['dark', 'dark'])
  expect(await background()).toBe(dark)
})

test("gives the browser's own bars the colour of the page", async ({ page }) => {
  await page.goto('/')
  const bars = page.locator('meta[name=theme-color]')
  const background = async () =>
    String(formatHex(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)))
  const dark = await background()
  await expect(bars).toHaveAttribute('content', dark)
  await themeSwitch(page).click()
  await expect(bars).not.toHaveAttribute('content', dark)
  await expect(bars).toHaveAttribute('content', await background())
})

test('a click in one tab also changes the theme in the other', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/about')
  await themeSwitch(page).click()
  await expect.poll(() => modes(other)).toEqual(['light', 'light'])
})

test('is dark when something else than a theme is stored', async ({ page }) => {
  await page.goto('/')
  for (const stored of ['system', '__proto__']) {
    await page.evaluate((value) => localStorage.setItem('theme', value), stored)
    await page.reload()
    expect(await modes(page), stored).toEqual(['dark', 'dark'])
    await expect(page.locator('html')).not.toHaveClass(/system|undefined|object/)
  }
  await themeSwitch(page).click()
  expect(await modes(page)).toEqual(['light', 'light'])
})
