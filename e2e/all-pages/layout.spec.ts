import { english as words } from '../../content/schema/languages/en'
import { everyEngine, expect, PHONE, test } from '../support/fixtures'

const WIDTHS = [320, 390, 768, 1024, 1440, 2560]

// The owner that most visitors meet: a photograph, screenshots, a long name, a long career. The theme is the system’s.
test.use({ siteName: 'ordinary', contextOptions: { reducedMotion: 'reduce' } })

const routes = `/ /about /skill /project /contact /notes /notes/note-0 /project/story-0 /uses /ar /ar/contact /de/contact`

for (const route of routes.split(' '))
  test(`${route} breaks no word of a heading, covers no text and cuts no picture`, async ({ page }) => {
    await page.goto(route)
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
      return Promise.all(Array.from(document.images, (image) => image.decode()))
    })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 500 ? PHONE.height : 900 })
      expect.soft(await page.evaluate(faults, words.project.live), `${width} px`).toEqual([])
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
      // One after the other, each would wait for a frame.
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

/** Runs in the page. @param badge the only text that may lie on a picture. */
function faults(badge: string) {
  const found: string[] = []
  const range = document.createRange()
  const boxesOf = (node: Node, start = 0, end = node.textContent?.length ?? 0) => {
    range.setStart(node, start)
    range.setEnd(node, end)
    return [...range.getClientRects()]
  }
  const meet = (one: DOMRect, other: DOMRect) => {
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    return width > 1 && height > 0.4 * Math.min(one.height, other.height)
  }

  const texts: { name: string; boxes: DOMRect[] }[] = []
  const pictures: typeof texts = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const parent = node.parentElement
    const text = node.textContent ?? ''
    if (!text.trim() || text === badge) continue
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (parent.closest('.sr-only, [popover]:not(#menu), svg, option')) continue
    const boxes = boxesOf(node)
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around)
      if (overflowX === 'auto') break // a reader can scroll there
      if (overflowX === 'visible') continue
      const frame = around.getBoundingClientRect()
      const isCut = ({ left, right, top }: DOMRect) =>
        top < frame.bottom && (left < frame.left - 1 || right > frame.right + 1)
      if (boxes.some(isCut)) found.push(`cut off: ${text}`)
    }
    if (parent.closest('h1, h2, h3'))
      for (const { index, 0: word } of text.matchAll(/\S+/g))
        if (new Set(boxesOf(node, index, index + word.length).map(({ top }) => Math.round(top))).size > 1)
          found.push(`breaks: ${word}`)
    if (parent.closest('main')) texts.push({ name: text, boxes })
  }
  for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
    const box = image.getBoundingClientRect()
    const frame = image.parentElement?.getBoundingClientRect() ?? box
    const shown = new DOMRect(box.x, box.y, box.width, Math.min(box.bottom, frame.bottom) - box.y)
    pictures.push({ name: image.src, boxes: [shown] })
    const isScreenshot = Math.abs(image.naturalWidth / image.naturalHeight - 1.6) < 0.01
    const isWhole = box.left >= frame.left - 1 && box.right <= frame.right + 1
    const isSquashed = Math.abs(box.width / box.height - 1.6) > 0.01
    if (isScreenshot && (isSquashed || !isWhole)) found.push(`cut off: ${image.src}`)
  }
  for (const [index, { name, boxes }] of texts.entries())
    for (const other of [...texts.slice(index + 1), ...pictures])
      if (boxes.some((box) => other.boxes.some((one) => meet(box, one))))
        found.push(`${name} lies on ${other.name}`)
  return found
}
