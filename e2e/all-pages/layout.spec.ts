import { english as words } from '../../content/schema/languages/en'
import { everyEngine, expect, PHONE, test } from '../support/fixtures'
import { layoutFaults } from '../support/layout-faults'

// The owner that most visitors meet: a photograph, screenshots, a long name, a long career. The theme is the system’s.
test.use({ siteName: 'ordinary', contextOptions: { reducedMotion: 'reduce' } })

const pages = '/ /about /skill /project /contact /notes /uses /ar /ar/contact /de/contact'
const texts = '/notes/note-0 /project/story-0'

for (const route of `${pages} ${texts}`.split(' '))
  test(`${route} breaks no word of a heading, covers no text and cuts no picture`, async ({ page }) => {
    await page.goto(route)
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
      return Promise.all(Array.from(document.images, (image) => image.decode()))
    })
    for (const width of [320, 390, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: width < 500 ? PHONE.height : 900 })
      expect.soft(await page.evaluate(layoutFaults, words.project.live), `${width} px`).toEqual([])
    }
  })

test('shows the whole hero on the first screen', everyEngine, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const path of ['/', '/de', '/ar']) {
    await page.goto(path)
    // The name, the typed lines, their pause, the CV, the address and the networks.
    const parts = page.locator('main > :first-child > :first-child :is(h1, a, button, [data-typed-line])')
    expect(await parts.count(), path).toBeGreaterThanOrEqual(9)
    for (const size of ['1440 × 900', '1280 × 720', '1024 × 768', '390 × 844', '360 × 740']) {
      const [width = 0, height = 0] = size.split(' × ').map(Number)
      await page.setViewportSize({ width, height })
      const at = `${path} at ${size}`
      // All parts are looked at in one frame, because one after the other, each would wait for a frame.
      await Promise.all((await parts.all()).map((part) => expect(part, at).toBeInViewport({ ratio: 1 })))
    }
  }
})

test('the frame of an upright picture has its shape, and no card has an empty label', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/notes/note-4')
  const frame = await page.locator('figure.plate').boundingBox()
  const picture = await page.locator('figure.plate img').boundingBox()
  expect(picture?.height).toBeGreaterThan(400)
  expect(Number(frame?.width) - Number(picture?.width)).toBeLessThanOrEqual(2)
  await page.goto('/project')
  await expect(page.locator('#project-4')).toContainText(words.project.techUsed)
  await expect(page.locator('#project-5')).not.toContainText(words.project.techUsed)
})
