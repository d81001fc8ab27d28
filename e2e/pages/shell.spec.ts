import type { Page } from 'playwright/test'
import { english as words } from '../../content/schema/languages/en'
import { navigation } from '../../tests/specimen/content/navigation'
import { owner } from '../../tests/specimen/content/owner'
import { projects } from '../../tests/specimen/content/projects'
import { everyEngine, expect, noScript, oneOfEachKind, PHONE, phoneToo, test } from '../support/fixtures'
import { expectDrawn, holdScripts, isHydrated } from '../support/page'

const { bar, home } = words
const NARROW = { width: 1023, height: 768 }
const names = navigation.map(({ name }) => name)

function menuOf(page: Page) {
  const button = page.getByRole('button', { name: bar.menu })
  const panel = page.getByRole('navigation', { name: bar.navigation })
  return { panel, link: (name: string) => panel.getByRole('link', { name }), button }
}

test('every page has a fixed bar, a tenth of the window high', phoneToo, async ({ page, viewport }) => {
  const banner = page.getByRole('banner')
  const toHome = banner.getByRole('link', { name: `${owner.name}, home` })
  for (const route of oneOfEachKind) {
    await page.goto(route)
    await page.evaluate(() => scrollTo(0, 600))
    const box = await banner.boundingBox()
    expect([box?.x, box?.y, box?.width], route).toEqual([0, 0, viewport?.width])
    // The browser rounds layout to 1/64 px.
    expect(box?.height, route).toBeCloseTo((viewport?.height ?? 0) / 10, 1)
    await expect(banner.getByRole('button', { name: bar.theme })).toBeVisible()
    await expect(toHome).toHaveAttribute('href', '/')
    await expectDrawn(toHome.locator('svg'))
    await expect(banner.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  }
})

test('shows the links in the bar from 1024 px on, and the current page', everyEngine, async ({ page }) => {
  const menu = menuOf(page)
  await page.setViewportSize(NARROW)
  await page.goto('/')
  await menu.button.click()
  // On a wide window, the open menu becomes a part of the bar.
  await page.setViewportSize({ ...NARROW, width: 1024 })
  await expect(menu.panel).toHaveCSS('position', 'static')
  await expect(menu.button).toBeHidden()
  await expect(menu.panel.getByRole('link')).toHaveText(names)
  for (const { name, href } of navigation) {
    await menu.link(name).click()
    await expect(page).toHaveURL(href)
    await expect(menu.panel.locator('[aria-current=page]')).toHaveText(name)
  }
  const toContact = page.getByRole('link', { name: bar.contact })
  await expect(toContact).not.toHaveAttribute('aria-current', 'page')
  await toContact.click()
  await expect(toContact).toHaveAttribute('aria-current', 'page')
  await expect(menu.panel.locator('[aria-current]')).toHaveCount(0)
})

/** Expects the cross, which closes the menu, or the bars, which open it, in the button. */
async function expectCross(page: Page, isCross: boolean) {
  const drawn = menuOf(page).button.locator('path')
  await expect(drawn.nth(0)).toBeVisible({ visible: !isCross })
  await expect(drawn.nth(1)).toBeVisible({ visible: isCross })
}

test('closes the menu below 1024 px, whatever way the visitor takes', everyEngine, async ({ page }) => {
  const menu = menuOf(page)
  await page.setViewportSize(NARROW)
  await page.goto('/about')
  await expect(menu.panel).toBeHidden()
  await expectCross(page, false)
  for (const leave of [
    () => menu.button.click(),
    () => page.mouse.click(500, 750),
    () => page.keyboard.press('Escape'),
    () => Promise.all([page.waitForURL('/skill'), menu.link('Skills').click()]),
    () => page.goBack(),
    () => menu.link('About').click(), // the current page
  ]) {
    await menu.button.click()
    await expectCross(page, true)
    await expect(menu.panel.getByRole('link')).toHaveText(names)
    await leave()
    await expect(menu.panel, String(leave)).toBeHidden()
    await expectCross(page, false)
  }
})

test('a step back leads from a hash to the page before it', everyEngine, async ({ page }) => {
  await page.goto('/services')
  await page.evaluate(`location.hash = 'by-hand'`)
  await page.getByRole('link', { name: /, home$/ }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: bar.skip }).press('Enter')
  await expect(page).toHaveURL('/#content')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/services#by-hand')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.services.heading)
})

test('a tap works at once before the scripts have loaded, and its effect stays', async ({ page }) => {
  const release = await holdScripts(page)
  const themeSwitch = page.getByRole('button', { name: bar.theme })
  async function expectTaps() {
    await expect(page.locator('body')).toHaveClass('light')
    await expect(themeSwitch).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: home.play })).toBeVisible()
    await expect(menuOf(page).panel).toBeVisible()
    await expectCross(page, true)
  }
  await page.setViewportSize(PHONE)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: bar.skip }).press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await themeSwitch.click()
  await page.getByRole('button', { name: home.pause }).click()
  await menuOf(page).button.click()
  await expectTaps()
  release()
  await page.waitForFunction(isHydrated)
  await expectTaps()
  await themeSwitch.click()
  await expect(page.locator('body')).toHaveClass('dark')
})

test('has an icon as SVG and as PNG, also at /favicon.ico', async ({ request }) => {
  const html = await (await request.get('/')).text()
  for (const link of ['icon" href="/icon.svg"', 'apple-touch-icon" href="/apple-icon"'])
    expect(html).toContain(`<link rel="${link}`)
  const types = { '/icon.svg': 'image/svg+xml', '/apple-icon': 'image/png', '/favicon.ico': 'image/png' }
  for (const [address, type] of Object.entries(types))
    expect((await request.get(address)).headers()['content-type'], address).toBe(type)
})

test('a printed page is whole, without the bar and the controls', everyEngine, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  // These pages have controls.
  for (const route of ['/', '/contact', '/about', '/project?filter=React']) {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    for (const role of ['button', 'combobox', 'textbox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
    if (route === '/about') await expect(page.getByText(owner.bio)).toBeVisible()
  }
  const links = page.getByRole('link', { name: /^Open the project/ })
  await expect(links).toHaveCount(projects.length)
  for (const link of await links.all()) {
    const printed = link.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(await printed).toContain(await link.getAttribute('href'))
  }
})

noScript('without JavaScript, the menu opens and all content shows', everyEngine, async ({ page }) => {
  const menu = menuOf(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  for (const { name, href } of navigation) {
    await menu.button.click()
    await menu.link(name).click()
    await expect(page).toHaveURL(href)
    const parts = page.getByRole('main').locator('*')
    const opacities = parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).opacity))
    expect(await opacities).not.toContain('0')
    // Without script, no other button works, so none shows.
    await expect(page.getByRole('button')).toHaveAccessibleName(bar.menu)
    await expect(page.getByRole('combobox')).toHaveCount(0)
    if (href === '/about') await expect(page.getByText(owner.bio)).toBeVisible()
    if (href === '/project')
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(projects.length)
  }
})
