import { formatHex } from 'culori'
import type { Page } from 'playwright/test'
import { english as words } from '../../content/schema/languages/en'
import { watchFrames } from '../support/page'
import { everyEngine, expect, noScript, test } from '../support/test'

/** Expects the theme's class on root and body, which may have others. */
async function expectTheme(page: Page, theme: 'dark' | 'light') {
  const other = theme === 'dark' ? 'light' : 'dark'
  await expect(page.locator(`html.${theme}:not(.${other}) > body.${theme}:not(.${other})`)).toBeVisible()
}

async function backgroundOf(page: Page) {
  return String(formatHex(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)))
}

function themeSwitch(page: Page) {
  return page.getByRole('button', { name: words.bar.theme })
}

for (const [script, visit] of Object.entries({ with: test, without: noScript }))
  visit(`is dark at first, whatever the system prefers, ${script} script`, everyEngine, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    // One that is static, one that the server streams, and one that is missing.
    for (const path of ['/', '/github', '/no/such/page']) {
      await page.goto(path)
      await expectTheme(page, 'dark')
    }
  })

test('changes all tabs and the bars of the browser, and stays', everyEngine, async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/about')
  await page.goto('/')
  const bars = page.locator('meta[name=theme-color]')
  const dark = await backgroundOf(page)
  await expect(bars).toHaveAttribute('content', dark)
  await page.evaluate('{ window.started = 0; document.ontransitionrun = () => ++started }')
  await themeSwitch(page).click()
  await expect(themeSwitch(page)).toHaveAttribute('aria-pressed', 'true')
  await expectTheme(other, 'light')
  expect(await backgroundOf(page)).not.toBe(dark)
  expect(await page.evaluate('started'), 'transitions').toBeLessThanOrEqual(10)
  await expect(bars).toHaveAttribute('content', await backgroundOf(page))
  await page.reload()
  await expectTheme(page, 'light')
  await page.getByRole('link', { name: words.bar.contact }).click()
  await expect(page).toHaveURL('/contact')
  await themeSwitch(page).dblclick()
  await expectTheme(page, 'light')
  await themeSwitch(page).click()
  await expectTheme(page, 'dark')
  expect(await backgroundOf(page)).toBe(dark)
})

test('shows the chosen theme in every frame of the next visit', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  // Nothing is painted before there is a body.
  const isLight = `!document.body || document.querySelector('html.light > body.light') !== null`
  const seen = await watchFrames(page, isLight)
  await page.goto('/')
  expect(await seen()).toEqual([true])
})

test('is dark when something else than a theme is stored', async ({ page }) => {
  await page.goto('/')
  for (const stored of ['system', '__proto__']) {
    await page.evaluate((value) => localStorage.setItem('theme', value), stored)
    await page.reload()
    await expectTheme(page, 'dark')
    await expect(page.locator('html')).not.toHaveClass(/system|undefined|object/)
  }
  await themeSwitch(page).click()
  await expectTheme(page, 'light')
})
