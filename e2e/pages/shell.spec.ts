import type { Page } from 'playwright/test'
import { owner } from '../../scripts/template/content/owner'
import { expect, expectToBeDrawn, test } from '../support/test'

const pages = [
  ['Home', '/'],
  ['About', '/about'],
  ['Skills', '/skill'],
  ['Services', '/services'],
  ['Projects', '/project'],
  ['Github', '/github'],
] as const
const names = pages.map(([name]) => name)

test.describe('every page', () => {
  test.use({ expectedErrors: [/status of 404/] })
  test('has a fixed bar, a tenth of the viewport high, with a link to the contact page', {
    tag: ['@every-engine', '@phone'],
  }, async ({ page, viewport }) => {
    const bar = page.getByRole('banner')
    const home = bar.getByRole('link', { name: `${owner.name}, home` })
    // One that is static, one that the server streams, and one that is missing.
    for (const route of ['/', '/github', '/no/such/page']) {
      await test.step(route, async () => {
        await page.goto(route)
        await page.mouse.wheel(0, 600)
        const box = await bar.boundingBox()
        expect([box?.x, box?.y, box?.width]).toEqual([0, 0, viewport?.width])
        // The browser rounds layout to 1/64 px.
        expect(box?.height).toBeCloseTo((viewport?.height ?? 0) / 10, 1)
        await expect(bar.getByRole('button', { name: 'Light theme' })).toBeVisible()
        await expect(home).toHaveAttribute('href', '/')
        await expectToBeDrawn(home.locator('svg'))
        await expect(bar.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
      })
    }
    await bar.getByRole('link', { name: 'Contact Us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch')
    await expect(page).toHaveURL('/contact')
  })
})

test('shows the links in the bar from 1024 px on and marks the current page', {
  tag: '@every-engine',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  await expect(menu.getByRole('link')).toHaveText(names)
  for (const [name, href] of pages) {
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(href)
    await expect(menu.locator('[aria-current=page]')).toHaveText(name)
  }
})

test('shows a menu below 1024 px and closes it on every way out', { tag: '@every-engine' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1023, height: 768 })
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const closed = page.getByRole('button', { name: 'Menu', expanded: false })
  const open = page.getByRole('button', { name: 'Menu', expanded: true })
  await expect(menu).toBeHidden()

  await test.step('a click on a link', async () => {
    await closed.click()
    await expect(menu.getByRole('link')).toHaveText(names)
    await menu.getByRole('link', { name: 'Skills' }).click()
    await expect(page).toHaveURL('/skill')
    await expect(menu).toBeHidden()
  })
  await test.step('a click on the link to the current page', async () => {
    await closed.click()
    await menu.getByRole('link', { name: 'Skills' }).click()
    await expect(menu).toBeHidden()
  })
  await test.step('a click on the button', async () => {
    await closed.click()
    await open.click()
    await expect(menu).toBeHidden()
  })
  await test.step('Escape, which returns the focus to the button', async () => {
    await closed.press('Enter')
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(closed).toBeFocused()
  })
  await test.step('a click outside', async () => {
    await closed.click()
    await page.mouse.click(500, 750)
    await expect(menu).toBeHidden()
  })
  await test.step('a step back', async () => {
    await page.goto('/about')
    await closed.click()
    await menu.getByRole('link', { name: 'Skills' }).click()
    await expect(page).toHaveURL('/skill')
    await closed.click()
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect(menu).toBeHidden()
  })
  await test.step('a wider window', async () => {
    await closed.click()
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(menu).toHaveCSS('position', 'static')
  })
})

test('the first Tab offers a link that skips the bar', { tag: '@every-engine' }, async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Get CV' })).toBeFocused()
})

test('links within a page leave no entry in the history, and a hash that is typed by hand does no harm', {
  tag: '@every-engine',
}, async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/services')
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  const entries = await page.evaluate('history.length')
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await page.getByRole('main').getByRole('link', { name: 'Twitter' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate('history.length')).toBe(entries)
  await page.goBack()
  await expect(heading).toHaveText('Our Services')

  await page.evaluate(`location.hash = 'by-hand'`)
  await expect(page).toHaveURL('/services#by-hand')
  await page.getByRole('navigation').getByRole('link', { name: 'Skills' }).click()
  await expect(heading).toHaveText('SKILLS & Experience')
  await page.goBack()
  await expect(page).toHaveURL('/services#by-hand')
  await expect(heading).toHaveText('Our Services')
})

test('marks the current page in the menu of a phone, and the contact page at its link', {
  tag: '@every-engine',
}, async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 844 })
  await page.goto('/contact')
  const contact = page.getByRole('link', { name: 'Contact Us' })
  const line = (link: typeof contact) => link.locator('[aria-hidden]')
  await expect(contact).toHaveAttribute('aria-current', 'page')
  await expect(line(contact)).toHaveCSS('scale', '1')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.locator('[aria-current]')).toHaveCount(0)
  await menu.getByRole('link', { name: 'Skills' }).click()
  await expect(page).toHaveURL('/skill')
  await expect(contact).not.toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(line(contact)).toHaveCSS('scale', '0 1')
  await expect(menu.locator('[aria-current]')).toHaveText('Skills')
  await expect(line(menu.getByRole('link', { name: 'Skills' }))).toHaveCSS('scale', '1')
  await expect(line(menu.getByRole('link', { name: 'About' }))).toHaveCSS('scale', '0 1')
})

test('the button of the menu is drawn as what it does', { tag: '@every-engine' }, async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 844 })
  await page.goto('/about')
  const button = page.getByRole('button', { name: 'Menu' })
  const [bars, cross] = [button.locator('svg').nth(0), button.locator('svg').nth(1)]
  await expect(bars).toBeVisible()
  await expect(cross).toBeHidden()
  await button.click()
  await expect(cross).toBeVisible()
  await expect(bars).toBeHidden()
})

/** Asks the browser itself, because it may know more than the attributes say. */
async function isSaidToBeExpanded(page: Page, name: string) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name)
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value
}

test('taps before the scripts have loaded work at once and last', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/', { waitUntil: 'commit' })
  const [themeSwitch, menu] = [
    page.getByRole('button', { name: 'Light theme' }),
    page.getByRole('navigation'),
  ]
  const button = page.getByRole('button', { name: 'Menu' })
  async function expectTaps() {
    await expect(page.locator('body')).toHaveClass('light')
    await expect(themeSwitch).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: 'Play the typed lines' })).toBeVisible()
    await expect(menu).toBeVisible()
    await expect(button.locator('svg').nth(1)).toBeVisible()
    expect(await isSaidToBeExpanded(page, 'Menu')).toBe(true)
  }
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await expect(page).toHaveURL('/')
  await themeSwitch.click()
  await page.getByRole('button', { name: 'Pause the typed lines' }).click()
  await button.click()
  await expectTaps()
  release()
  await page.waitForFunction(() => window.history.state?.__NA)
  await expectTaps()
  await expect(page.getByRole('button', { name: 'Menu', expanded: true })).toBeVisible()
  await themeSwitch.click()
  await expect(page.locator('body')).toHaveClass('dark')
})

test.describe('a page that fails', () => {
  test.use({ expectedErrors: [/removeChild|object can not be found|^Error$/] })
  test('leaves the bar, says what to do and can be tried again', { tag: '@every-engine' }, async ({
    page,
  }) => {
    await page.goto('/contact')
    const copy = page.getByRole('button', { name: 'Copy the address' }).first()
    await page.evaluate(`void Object.defineProperty(navigator, 'clipboard', { value: undefined })`)
    await copy.click()
    await expect(page.getByText('Your browser does not allow this')).toBeVisible()
    // As a program does that changes the page.
    await page.getByText('Your browser does not allow this').evaluate((text) => text.remove())
    await copy.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has stopped')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
  test('opens the menu and shows all content', { tag: '@every-engine' }, async ({ page }) => {
    await page.goto('/')
    for (const [name, href] of pages) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
      await expect(page).toHaveURL(href)
      const main = page.getByRole('main')
      expect(
        await main.evaluate(
          (element) =>
            [...element.querySelectorAll('*')].filter((part) => getComputedStyle(part).opacity === '0')
              .length,
        ),
      ).toBe(0)
    }
    await expect(page.getByRole('button', { name: 'Light theme' })).toBeHidden()
  })
})
