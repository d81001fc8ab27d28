import { german } from '../../content/schema/languages/de'
import { everyEngine, expect, PHONE, test } from '../support/fixtures'

// Four stories and four notes of this site have everything that Markdown has.
test.use({ viewport: PHONE, siteName: 'maximum' })

test('a link in a text is underlined, and leads to a heading in any letters', async ({ page }) => {
  await page.goto('/me/notes/note-2')
  const article = page.getByRole('article')
  const links = await article.locator(':is(p, li, td, strong) > a:not(nav a)').all()
  expect(links.length).toBeGreaterThan(2)
  for (const link of links) await expect(link).toHaveCSS('text-decoration-line', 'underline')
  // The second click on the same link changes no address.
  for (const name of ['a place', 'its full address', 'its full address']) {
    await article.getByRole('link', { name }).click()
    await expect(article.getByRole('heading', { level: 2, name: 'Second level' })).toBeInViewport()
  }
  expect(decodeURI(page.url())).toMatch(/#second-level-rind.*über/)
})

test('a recording waits for a click, and a link to a video has its size', async ({ page }) => {
  await page.goto('/me/notes/note-2')
  const recording = page.getByLabel('A recording')
  await expect(recording).toHaveAttribute('controls')
  await expect(recording).toHaveJSProperty('paused', true)
  await recording.evaluate((video: HTMLVideoElement) => Object.assign(video, { playbackRate: 8 }).play())
  await expect(recording).toHaveJSProperty('ended', true)
  const talk = page.getByRole('article').getByRole('link', { name: /^A talk, .*youtube\.com/ })
  await talk.scrollIntoViewIfNeeded()
  await expect(talk).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  expect((await talk.boundingBox())?.height).toBeGreaterThan(150)
})

test('the contents stand beside a text, or folded above it on a phone', everyEngine, async ({ page }) => {
  await page.goto('/me/notes/note-2')
  const contents = page.getByRole('navigation', { name: german.article.contents })
  const last = contents.getByRole('link', { name: 'The fifth' })
  const summary = contents.locator('summary')
  await expect(last).toBeHidden()
  await summary.click()
  await last.click()
  await expect(page.getByRole('heading', { name: 'The fifth' })).toBeInViewport()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/me/notes/note-4')
  await expect(last).toBeVisible()
  // A screen reader would say that the summary is collapsed.
  await expect(summary).toBeHidden()
  await expect(contents.getByText(german.article.contents).filter({ visible: true })).toHaveCount(1)
  await page.getByRole('heading', { name: 'The fifth' }).scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})

test('code has numbers and marks as its writer asks, and breaks its lines on paper', async ({ page }) => {
  await page.goto('/me/notes/note-1')
  const frame = page.getByRole('article').locator('pre').first()
  const lines = frame.locator('code > span')
  await expect(lines.first()).toHaveCSS('border-inline-start-width', '3px')
  await expect(lines.nth(1)).toHaveCSS('border-inline-start-width', '0px')
  for (const line of await lines.all())
    await expect(line).toHaveCSS('counter-increment', 'line 1', { pseudo: 'before' })
  await page.emulateMedia({ media: 'print' })
  expect(await frame.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0)
})

test('a formula is set by the browser, scrolls, and is in the feed', everyEngine, async ({ page }) => {
  for (const note of ['note-1', 'note-2']) {
    await page.goto(`/me/notes/${note}`)
    await expect(page.getByText('It costs $5 and $10, where')).toBeVisible()
    const formula = page.getByRole('group', { name: german.article.formula })
    expect(await formula.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(0)
    expect((await formula.boundingBox())?.height).toBeLessThan(150) // in one line
    await expect(formula.locator('mtd').first()).not.toHaveCSS('padding-top', '0px') // rows lie apart
  }
  // By the rules of Markdown, the asterisks would stand there, because a quote ends in front of a letter.
  await expect(page.getByRole('strong').filter({ hasText: /^「はい。」$/ })).toBeVisible()
  const feed = await (await page.request.get('/me/feed.xml')).text()
  expect(feed).toContain('&#60;mfrac&#62;&#60;mi&#62;x')
  expect(feed).toContain('&#60;strong&#62;「はい。」')
})

test('a picture opens larger, stands beside another one, or is wide', everyEngine, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/me/notes/note-2')
  const boxOf = (name: string) => page.locator('figure', { has: page.getByAltText(name) }).boundingBox()
  const [one, other] = [await boxOf('One of two'), await boxOf('The other')]
  expect(other?.y).toBe(one?.y)
  expect(Math.abs(Number(other?.height) - Number(one?.height))).toBeLessThan(2)
  const plain = await boxOf('A very wide picture')
  expect((await boxOf('From edge to edge'))?.width).toBeGreaterThan(Number(plain?.width) + 100)
  await page.setViewportSize(PHONE)
  expect((await boxOf('From edge to edge'))?.width).toBe(PHONE.width)
  const picture = page.getByRole('img', { name: 'The other' })
  await expect(picture).toHaveAttribute('srcset', /resized\/640\/shots\/tall%20%231\.jpg\.avif 600w$/)
  await picture.click()
  await expect(page).toHaveURL('/me/_resized/640/shots/tall%20%231.jpg.avif')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
