import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { json } from '../support/site'
import { expect, routes, test } from '../support/test'

const PHONE = 320
const TABLET = 768
const DESKTOP = 1440

/** axe leaves these rules off by default because they go beyond AA or are new. */
const MORE_RULES = [
  'color-contrast-enhanced',
  'focus-order-semantics',
  'identical-links-same-purpose',
  'label-content-name-mismatch',
  'target-size',
]

const IBM_ENGINE = 'node_modules/accessibility-checker-engine/ace-window.js'

// With transitions, axe could read a colour in the middle of a change.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/**
 * Runs axe in the dark theme at every width and in the light one at the last, then IBM's checker. Both use all their rules.
 * Colours depend on the theme and sizes on the width, but none on both.
 */
async function expectNoViolation(page: Page, widths = [PHONE, TABLET, DESKTOP]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const theme of width === widths.at(-1) ? ['light', 'dark'] : ['dark']) {
      await page.evaluate((mode) => {
        document.documentElement.classList.remove('dark', 'light')
        document.documentElement.classList.add(mode)
      }, theme)
      // Without legacy mode, each run of axe opens another page. Legacy mode misses only frames.
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({ rules: Object.fromEntries(MORE_RULES.map((rule) => [rule, { enabled: true }])) })
        .analyze()
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
      expect.soft(found, `axe, ${width} px, ${theme}`).toEqual([])
    }
  }
  await page.evaluate(await readFile(IBM_ENGINE, 'utf8'))
  const failures = await page.evaluate<string[]>(`new ace.Checker()
    .check(document, ['IBM_Accessibility'])
    .then(({ results }) => results.filter(({ value }) => value[1] === 'FAIL'))
    .then((failures) => failures.map(({ ruleId, snippet }) => ruleId + ': ' + snippet))`)
  expect.soft(failures, 'IBM').toEqual([])
}

for (const route of [...routes, '/project?filter=latest']) {
  test(`${route} has no accessibility violations`, async ({ page }) => {
    await page.goto(route)
    await expect(page.getByText('Reading the profile')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoViolation(page)
  })
}

test('the lines have no accessibility violations while they are typed', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play the typed lines' }).click()
  await expectNoViolation(page)
})

test('the open menu has no accessibility violations', async ({ page }) => {
  await page.setViewportSize({ width: PHONE, height: 900 })
  await page.goto('/skill')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectNoViolation(page, [PHONE, TABLET])
})

test('the unfolded bio has no accessibility violations', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'read more' }).click()
  await expectNoViolation(page)
})

test('the notice after Submit has no accessibility violations', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectNoViolation(page)
})

test('the spinner and the failure notice of the profile have no accessibility violations', async ({
  page,
  ownStandIn,
  start,
  alerts,
}) => {
  let fail = () => {}
  ownStandIn.answer = (request, response) => {
    fail = () => json({}, 500)(request, response)
  }
  const site = await start()
  await page.goto(`${site.url}/github`, { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: 'Reading the profile' })).toBeVisible()
  await expectNoViolation(page)
  fail()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectNoViolation(page)
  expect(alerts).toEqual(['Error fetching data'])
})

test.describe('404', () => {
  test.use({ expectedErrors: [/status of 404/] })
  test('has no accessibility violations', async ({ page }) => {
    await page.goto('/no/such/page')
    await expectNoViolation(page)
  })
})

test('gives links, meters and fields names that make sense when read out', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/')
  const names = [
    'Get CV (external)',
    'See my projects',
    'Twitter',
    'Facebook (external)',
    'Instagram (external)',
    'LinkedIn (external)',
  ]
  for (const [index, name] of names.entries())
    await expect(main.getByRole('link').nth(index)).toHaveAccessibleName(name)
  await page.goto('/project')
  await expect(main.getByRole('link').first()).toHaveAccessibleName('Open the project Relay Board (external)')
  await page.goto('/github')
  await expect(main.getByRole('link')).toHaveAccessibleName('View on GitHub (external)')
  await page.goto('/skill')
  await expect(page.getByRole('meter', { name: 'C++', exact: true })).toHaveAttribute(
    'aria-valuetext',
    '70 per cent',
  )
  await page.goto('/contact')
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveAccessibleDescription(
    /^Opens your mail program/,
  )
  const fields = page.getByRole('textbox')
  expect(await fields.evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')))).toEqual([
    'name',
    'email',
    'tel',
    'off',
    null,
  ])
  // Phones zoom in on a field whose text is smaller than 16 px.
  for (const field of await fields.all()) {
    expect(
      await field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ).toBeGreaterThanOrEqual(16)
  }
})

test('follows forced colours and a preference for more contrast', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/skill')
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
  const canvas = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  await expect(page.getByRole('meter').first().locator('div')).not.toHaveCSS('background-color', canvas)
  await page.goto('/services')
  await expect(page.getByRole('main').locator('svg').first()).toHaveCSS('stroke', text)
  await page.goto('/')
  const button = await page.getByRole('link', { name: 'CV' }).boundingBox()
  if (!button) throw new Error('No button in sight.')
  const { x, y, width, height } = button
  const words = await page.screenshot({
    clip: { x: x + width / 2, y: y + height / 2 - 4, width: width / 4, height: 8 },
  })
  const shades = (await sharp(words).stats()).channels[0]
  expect(shades).toMatchObject({ min: 0, max: 255 })

  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' })
  await page.goto('/contact')
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
  await expect(page.getByText('Opens your mail program')).toHaveCSS('color', ink)
  await expect(page.getByRole('banner')).toHaveCSS('border-bottom-color', ink)
})
