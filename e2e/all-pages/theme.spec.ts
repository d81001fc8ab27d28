import type { Page } from 'playwright/test'
import { words } from '../../scripts/template/content/words'
import { expect, test } from '../support/test'

/** The theme classes of root and body. */
function modes(page: Page) {
  return page.evaluate(() =>
    [document.documentElement, document.body].map((element) =>
      ['dark', 'light'].filter((mode) => element.classList.contains(mode)).join(' '),
    ),
  )
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
  const themeSwitch = page.getByRole('button', { name: words.bar.theme, exact: true })
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'false')
  await themeSwitch.click()
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  expect(await modes(page)).toEqual(['light', 'light'])
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
  expect(await modes(page)).toEqual(['light', 'light'])
  await themeSwitch.click()
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'false')
})

test('shows the chosen theme from the first paint of the next visit', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: words.bar.theme }).click()
  expect(await modes(page)).toEqual(['light', 'light'])

  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const { documentElement: root, body } = document
      // Nothing is painted before there is a body.
      if (body) seen.push(`${root.className} ${body.className}`.match(/dark|light/g)?.join() ?? '')
      if (seen.length < 20) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.reload()
  await expect.poll(() => page.evaluate('seen.length')).toBe(20)
  expect(new Set((await page.evaluate('seen')) as string[])).toEqual(new Set(['light,light']))
})

test('changes both classes and the colours, however fast the visitor clicks', {
  tag: '@every-engine',
}, async ({ page }) => {
  await page.goto('/')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await background()
  const themeSwitch = page.getByRole('button', { name: words.bar.theme })
  await themeSwitch.click()
  expect(await modes(page)).toEqual(['light', 'light'])
  expect(await background()).not.toBe(dark)
  await themeSwitch.dblclick()
  expect(await modes(page)).toEqual(['light', 'light'])
  await themeSwitch.click()
  expect(await modes(page)).toEqual(['dark', 'dark'])
  expect(await background()).toBe(dark)
})

test("gives the browser's own bars the colour of the page", async ({ page }) => {
  await page.goto('/')
  const colours = () =>
    page.evaluate(() => {
      const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      return [
        document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
        getComputedStyle(document.body).backgroundColor,
      ].map((colour) => {
        if (!paint) return colour
        paint.fillStyle = colour ?? ''
        paint.fillRect(0, 0, 1, 1)
        return paint.getImageData(0, 0, 1, 1).data.join()
      })
    })
  const [dark, background] = await colours()
  expect(dark).toBe(background)
  await page.getByRole('button', { name: words.bar.theme }).click()
  await expect.poll(async () => (await colours())[0]).not.toBe(dark)
  const [light, lightBackground] = await colours()
  expect(light).toBe(lightBackground)
})

test('a click in one tab also changes the theme in the other', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/about')
  await page.getByRole('button', { name: words.bar.theme }).click()
  await expect.poll(() => modes(other)).toEqual(['light', 'light'])
})

test('is dark when something else than a theme is stored', async ({ page }) => {
  await page.goto('/')
  for (const stored of ['system', 'solarized dark', 'hidden', '__proto__', '']) {
    await page.evaluate((value) => localStorage.setItem('theme', value), stored)
    await page.reload()
    expect(await modes(page), stored).toEqual(['dark', 'dark'])
    await expect(page.locator('html')).not.toHaveClass(/hidden|undefined|object/)
  }
  await page.getByRole('button', { name: words.bar.theme }).click()
  expect(await modes(page)).toEqual(['light', 'light'])
})
