import type { Page } from 'playwright/test'
import { english as words } from '../../content/schema/languages/en'
import { work } from '../../tests/specimen/content/career'
import { owner } from '../../tests/specimen/content/owner'
import { projects } from '../../tests/specimen/content/projects'
import { socials } from '../../tests/specimen/content/socials'
import { expect, phoneToo, test } from '../support/fixtures'
import { expectDrawn, watchFrames } from '../support/page'

const { home, skill } = words
/** Finds the line of roles, then the line of passions. */
const TYPED = '[data-typed-line] > span'

/** While the lines are typed, their text is transparent but still there, because screen readers read it. */
async function expectTyping(page: Page, isTyping = true) {
  for (const sentences of [owner.roles, owner.passions]) {
    await expect(page.getByText(sentences.join(' '))).toBeVisible()
    await expect(page.getByText(sentences.join(' '))).toHaveCSS('opacity', isTyping ? '0' : '1')
  }
  for (const line of await page.locator(TYPED).all()) await expect(line).toBeVisible({ visible: isTyping })
}

test('shows name, headline, job and place, and links say where they lead', phoneToo, async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const texts = [home.greeting, home.leadIn, owner.headline, `2024\u00a0– ${skill.today}`, owner.place]
  for (const text of texts) await expect(main.getByText(text ?? '').first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.name)
  const outside = ['Get CV', 'Open the project Relay Board', 'Facebook', 'Instagram', 'LinkedIn']
  for (const name of ['Twitter', home.projects, ...outside.map((name) => `${name} (external)`)])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Twitter' })).toHaveAttribute('href', socials[0]?.link ?? '')
  // Only a profile of the owner proves that the site is theirs, and a placeholder is none.
  await expect(page.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('rel', 'me')
  await expect(page.getByRole('link', { name: 'Twitter' })).not.toHaveAttribute('rel')
  await expectDrawn(page.getByRole('img', { name: `Portrait of ${owner.name}` }))
  await main.getByRole('link', { name: work[0]?.name }).click()
  await expect(page).toHaveURL('/skill#experience')
})

test('shows the newest project one scroll below', phoneToo, async ({ page, viewport }) => {
  await page.goto('/')
  const proof = page.getByRole('region', { name: 'Projects' })
  const [best, ...others] = projects
  const box = await proof.getByText('No edit lost since March').boundingBox()
  expect(box?.y).toBeLessThan(2 * (viewport?.height ?? 0))
  await expect(proof.getByText('Design and front end')).toBeVisible()
  await expect(proof.getByRole('heading')).toHaveText(best?.title ?? '')
  await expectDrawn(proof.locator('article svg:has(use)'))
  await expect(proof.getByRole('link')).toHaveText([
    /^Read the story/,
    /^Open the project/,
    ...others.slice(0, 2).map(({ title }) => new RegExp(`^${title}`)),
    'All projects',
  ])
  await proof.getByRole('link', { name: 'All projects' }).click()
  await expect(page).toHaveURL('/project')
})

test('types one role after another in a loop, and nothing moves', async ({ page }) => {
  async function readLine() {
    await page.clock.runFor(400) // A word that is complete stays for longer than this.
    return page.locator(TYPED).first().textContent()
  }
  const toCv = page.getByRole('link', { name: home.cv })
  await page.clock.install()
  await page.goto('/')
  const place = await toCv.boundingBox()
  // The second round is that of a visitor who comes back from another page.
  for (let visit = 0; visit < 2; visit++) {
    for (const role of [...owner.roles, ...owner.roles.slice(0, 1)]) {
      await expect.poll(readLine, { intervals: [0] }).toBe(role)
      expect(await toCv.boundingBox()).toEqual(place)
    }
    await page.getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL('/contact')
    await page.clock.runFor(2_000)
    await page.getByRole('link', { name: /, home$/ }).click()
    await expect(page).toHaveURL('/')
  }
})

test('pauses both lines as full text, also for those who want no motion', async ({ page }) => {
  await page.goto('/')
  const place = await page.getByRole('link', { name: home.cv }).boundingBox()
  await expectTyping(page)
  await page.getByRole('button', { name: home.pause }).click()
  await expectTyping(page, false)
  expect(await page.getByRole('link', { name: home.cv }).boundingBox()).toEqual(place)

  const isTypedLineSeen = await watchFrames(page, `document.querySelector('${TYPED}')?.checkVisibility()`)
  await page.goto('/')
  const seen = await isTypedLineSeen()
  expect(seen).toContain(false)
  expect(seen).not.toContain(true)
  await page.getByRole('button', { name: home.play }).click()
  await expectTyping(page)
  await page.reload()
  await expectTyping(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectTyping(page, false)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await page.getByRole('button', { name: home.play }).click()
  await expectTyping(page)
  await page.reload()
  await expectTyping(page, false)
})
