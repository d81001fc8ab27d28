import { formatHex } from 'culori'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { english as words } from '../../content/schema/languages/en'
import { everyEngine, expect, noScript, oneOfEachKind, test } from '../support/fixtures'
import { expectDrawn, watchFrames } from '../support/page'

async function backgroundOf(page: Page) {
  return String(formatHex(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)))
}

function themeSwitch(page: Page) {
  return page.getByRole('button', { name: words.bar.theme })
}

/** Expects the class of the theme on root and body, which may also have other classes. */
async function expectTheme(page: Page, theme: 'dark' | 'light') {
  const other = theme === 'dark' ? 'light' : 'dark'
  await expect(page.locator(`html.${theme}:not(.${other}) > body.${theme}:not(.${other})`)).toBeVisible()
}

noScript('is dark at first in a light system, also without script', everyEngine, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  for (const path of oneOfEachKind) {
    await page.goto(path)
    await expectTheme(page, 'dark')
  }
})

test('changes all tabs and the bars of the browser, and lasts', everyEngine, async ({ page, context }) => {
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

test('shows the chosen theme from the first frame on, and ignores an invalid choice', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  // The browser paints nothing before there is a body.
  const isLight = `!document.body || document.querySelector('html.light > body.light') !== null`
  const seen = await watchFrames(page, isLight)
  await page.goto('/')
  expect(await seen()).toEqual([true])
  await page.addInitScript(() => localStorage.setItem('theme', '__proto__'))
  await page.goto('/')
  await expectTheme(page, 'dark')
  await expect(page.locator('html')).not.toHaveClass(/proto|undefined|object/)
  await themeSwitch(page).click()
  await expectTheme(page, 'light')
})

/** Looks at a drawing that is part of the page, and at one that comes as a file. */
async function expectShade(page: Page, shade: 'dark' | 'light') {
  const portrait = page.getByRole('img', { name: /^Portrait of/ })
  for (const drawing of [portrait, page.locator('article svg:has(use)')]) {
    await expectDrawn(drawing)
    const seen = async () => {
      const { channels } = await sharp(await drawing.screenshot()).stats()
      return Number(channels[0]?.mean) < 120 ? 'dark' : 'light'
    }
    await expect.poll(seen).toBe(shade)
  }
}

test('a drawing is as dark or light as its page or paper', everyEngine, async ({ page, browserName }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // a picture of what moves takes longer
  await page.goto('/')
  await expectShade(page, 'dark')
  await themeSwitch(page).click()
  await expectShade(page, 'light')
  await themeSwitch(page).click()
  if (browserName === 'webkit') return // It knows no forced colours.
  for (const shade of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: shade, forcedColors: 'active' })
    await expectShade(page, shade)
  }
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: null, media: 'print' })
  await expectShade(page, 'light')
})

test('follows the system, also when that changes, until the visitor chooses', async ({ page, serve }) => {
  await page.goto((await serve('ordinary')).url)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expectTheme(page, theme)
  }
  await expect(themeSwitch(page)).toHaveAttribute('aria-pressed', 'false')
  await themeSwitch(page).click()
  await expectTheme(page, 'light')
  await page.reload()
  await expectTheme(page, 'light')
  await expect(themeSwitch(page)).toHaveAttribute('aria-pressed', 'true')
})
