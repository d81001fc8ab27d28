import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { english as words } from '../../content/schema/languages/en'
import { findViolations } from '../../scripts/check/check-accessibility'
import { json } from '../../tests/support/stand-in'
import { expect, PHONE, routes, test } from '../support/fixtures'
import { readFocus } from '../support/read-focus'

/** axe leaves these rules off by default because they go beyond AA or are new. */
const MORE_RULES =
  'color-contrast-enhanced focus-order-semantics identical-links-same-purpose label-content-name-mismatch target-size'
const rules = Object.fromEntries(MORE_RULES.split(' ').map((rule) => [rule, { enabled: true }]))

const { bar, about, contact, github, home } = words

// With transitions, axe could read a colour in the middle of a change.
test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

/** Runs axe on a phone in the dark theme and on a desktop in the light one: no rule depends on both width and theme. */
async function expectNoViolation(page: Page, widths = [320, 1440]) {
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 })
    const violations = await findViolations(page, index ? 'light' : 'dark', { rules })
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
    expect.soft(found, `${width} px`).toEqual([])
  }
}

async function expectWholeOutlines(page: Page, key: string) {
  const seen: string[] = []
  for (;;) {
    await page.keyboard.press(key)
    const focus = await page.evaluate(readFocus)
    // After the last element, the focus goes to the browser itself, where a test cannot see it.
    if (seen.length > 0 && (!focus || seen.includes(focus.element))) break
    if (!focus) continue
    seen.push(focus.element)
    expect.soft(focus.isWhole, focus.element).toBe(true)
  }
  expect(seen.length).toBeGreaterThan(5)
}

/** The button that changes a page most, below the width at which the menu is gone. */
const buttons: Record<string, string> = {
  '/': home.play,
  '/about': about.readMore,
  '/contact': contact.form.submit,
  '/skill': bar.menu,
}

for (const path of [...routes, '/project/relay-board', '/no/such/page']) {
  test(`${path} has no accessibility violations, and outlines what has the focus`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(github.reading)).toHaveCount(0)
    await expectNoViolation(page)
    await page.setViewportSize({ width: 844, height: 390 }) // a phone on its side
    await expectWholeOutlines(page, 'Tab')
    await page.setViewportSize({ width: 320, height: 256 }) // 1280 × 1024 at 400 % zoom
    await expectWholeOutlines(page, 'Shift+Tab')
    const button = buttons[path]
    if (!button) return
    await page.setViewportSize({ width: 320, height: 900 })
    await page.getByRole('button', { name: button }).click()
    await expectNoViolation(page, [320, 768])
  })
}

test('the spinner and a failure have no violations', async ({ page, ownStandIn, start, openProfile }) => {
  ownStandIn.answer = () => {}
  const { url } = await start()
  await page.goto(`${url}/github`, { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: github.reading })).toBeVisible()
  await expectNoViolation(page)
  await openProfile(json({}, 500))
  await expect(page.getByRole('link', { name: github.tryAgain })).toBeVisible()
  await expectNoViolation(page)
})

function bodyStyle(page: Page, property: 'color' | 'backgroundColor') {
  return page.locator('body').evaluate((body, name) => getComputedStyle(body)[name], property)
}

test('amounts, marks, icons and the words on a button stay visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/skill')
  const paper = await bodyStyle(page, 'backgroundColor')
  await expect(page.getByRole('meter').first().locator('div')).not.toHaveCSS('background-color', paper)
  const mark = page.getByRole('navigation').locator('[aria-current=page] [aria-hidden]')
  await expect(mark).toHaveCSS('scale', '1')
  const others = page.getByRole('navigation').locator('a:not([aria-current]) [aria-hidden]')
  await expect(others.first()).toHaveCSS('scale', '0 1')
  await expect(mark).not.toHaveCSS('color', paper)
  await page.goto('/services')
  const icon = page.getByRole('main').locator('svg').first()
  await expect(icon).toHaveCSS('stroke', await bodyStyle(page, 'color'))
  await page.goto('/')
  const button = page.getByRole('link', { name: home.cv })
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  const middle = { x: x + width / 2, y: y + height / 2 - 4, width: width / 4, height: 8 }
  const { channels } = await sharp(await page.screenshot({ clip: middle })).stats()
  expect(channels[0]).toMatchObject({ min: 0, max: 255 })
})

test('follows a preference for more contrast', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('/contact')
  const ink = await bodyStyle(page, 'color')
  await expect(page.getByText(contact.form.hint)).toHaveCSS('color', ink)
  await expect(page.getByRole('banner')).toHaveCSS('box-shadow', new RegExp(ink.replace(/[()]/g, '\\$&')))
})
