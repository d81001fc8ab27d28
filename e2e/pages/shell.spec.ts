import { owner } from '../../scripts/template/content/owner'
import { expect, expectToBeDrawn, routes, test } from '../support/test'

const pages = [
  ['Home', '/'],
  ['About', '/about'],
  ['Skills', '/skill'],
  ['Services', '/services'],
  ['Projects', '/project'],
  ['Github', '/github'],
] as const
const names = pages.map(([name]) => name)

test.describe('on every page', () => {
  test.use({ expectedErrors: [/status of 404/] })
  test('has a fixed bar, a tenth of the viewport high, with a link to the contact page', {
    tag: '@every-engine',
  }, async ({ page, viewport }) => {
    const bar = page.getByRole('banner')
    const home = bar.getByRole('link', { name: `${owner.name}, home` })
    for (const route of [...routes, '/no/such/page']) {
      await test.step(route, async () => {
        await page.goto(route)
        await page.mouse.wheel(0, 600)
        const box = await bar.boundingBox()
        expect([box?.x, box?.y, box?.width]).toEqual([0, 0, viewport?.width])
        // The browser rounds layout to 1/64 px.
        expect(box?.height).toBeCloseTo((viewport?.height ?? 0) / 10, 1)
        await expect(bar.getByRole('button', { name: 'Switch between dark and light theme' })).toBeVisible()
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
    await expect(page.getByRole('button', { name: 'Switch between dark and light theme' })).toBeHidden()
  })
})
