import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { expect, expectToBeDrawn, test } from '../support/test'

/** A drawing that is part of its page, and one that comes as a file. */
const drawings: Record<string, (page: Page) => Locator> = {
  '/about': (page) => page.getByRole('img', { name: /^Portrait of/ }),
  '/project': (page) => page.getByRole('main').getByRole('listitem').nth(1).locator('svg').first(),
}

/** The mean red, green and blue of a drawing on the screen, each from 0 to 255. */
async function colours(drawing: Locator) {
  await expectToBeDrawn(drawing)
  const { channels } = await sharp(await drawing.screenshot()).stats()
  return channels.slice(0, 3).map(({ mean }) => mean)
}

function expectDark(drawing: Locator) {
  return expect.poll(async () => Math.max(...(await colours(drawing)))).toBeLessThan(110)
}

function expectLight(drawing: Locator) {
  return expect.poll(async () => Math.min(...(await colours(drawing)))).toBeGreaterThan(130)
}

for (const [path, find] of Object.entries(drawings)) {
  test(`the drawing on ${path} follows the page, the visitor's forced colours and paper`, {
    tag: '@every-engine',
  }, async ({ page, browserName }) => {
    await page.goto(path)
    await expectDark(find(page))
    await page.getByRole('button', { name: 'Light theme' }).click()
    await expectLight(find(page))
    await page.evaluate(`document.body.style.setProperty('--paper', 'red')`)
    await expect
      .poll(async () => {
        const [red = 0, green = 0] = await colours(find(page))
        return red - green
      })
      .toBeGreaterThan(50)
    await page.evaluate(`document.body.style.removeProperty('--paper')`)
    await page.getByRole('button', { name: 'Light theme' }).click()
    if (browserName === 'webkit') return // It knows no forced colours.
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
    await expectDark(find(page))
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
    await expectLight(find(page))
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: null, media: 'print' })
    await expectLight(find(page))
  })
}

test.describe('without JavaScript, when the system prefers light', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'light' })
  test('a drawing is dark', async ({ page }) => {
    await page.goto('/about')
    await expectDark(page.getByRole('img', { name: /^Portrait of/ }))
  })
})

test('fetches a drawing once, even when the theme changes', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/drawings/')) fetched.push(request.url())
  })
  await page.goto('/about')
  await expectToBeDrawn(page.getByRole('link', { name: /, home$/ }).locator('svg'))
  await page.getByRole('button', { name: 'Light theme' }).click()
  await expectLight(page.getByRole('img', { name: /^Portrait of/ }))
  expect(fetched).toHaveLength(1)
})
