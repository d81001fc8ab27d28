import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { expectDrawn } from '../support/page'
import { everyEngine, expect, test } from '../support/test'

/** A drawing that is part of its page, and one that comes as a file. */
const drawings: Record<string, (page: Page) => Locator> = {
  '/about': (page) => page.getByRole('img', { name: /^Portrait of/ }),
  '/project': (page) => page.getByRole('main').getByRole('listitem').nth(1).locator('svg').first(),
}

/** Expects that a drawing on the screen is dark, light or red on average. Each channel goes from 0 to 255. */
async function expectColour(drawing: Locator, expected: 'dark' | 'light' | 'red') {
  await expectDrawn(drawing)
  const colour = async () => {
    const { channels } = await sharp(await drawing.screenshot()).stats()
    const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean)
    if (red - green > 50) return 'red'
    if (Math.max(red, green, blue) < 110) return 'dark'
    if (Math.min(red, green, blue) > 130) return 'light'
    return [red, green, blue]
  }
  await expect.poll(colour).toBe(expected)
}

for (const [path, find] of Object.entries(drawings)) {
  test(`the drawing on ${path} follows page and paper`, everyEngine, async ({ page, browserName }) => {
    await page.goto(path)
    await expectColour(find(page), 'dark')
    await page.getByRole('button', { name: 'Light theme' }).click()
    await expectColour(find(page), 'light')
    await page.evaluate(`document.body.style.setProperty('--paper', 'red')`)
    await expectColour(find(page), 'red')
    await page.evaluate(`document.body.style.removeProperty('--paper')`)
    await page.getByRole('button', { name: 'Light theme' }).click()
    if (browserName === 'webkit') return // It knows no forced colours.
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
    await expectColour(find(page), 'dark')
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
    await expectColour(find(page), 'light')
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: null, media: 'print' })
    await expectColour(find(page), 'light')
  })
}
