import type { Page } from 'playwright/test'
import { english as words } from '../../content/schema/languages/en'
import { json, octocat } from '../../tests/support/stand-in'
import { everyEngine, expect, noScript, test } from '../support/fixtures'
import { expectDrawn, expectFit, readShifts } from '../support/page'

const { bar, github } = words

async function expectProfile(page: Page) {
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(octocat.name)
  await expect(page.getByRole('definition')).toHaveText(['18,234', '9', '8'])
}

test('shows the profile with exact figures and their time', everyEngine, async ({ page }) => {
  await page.goto('/github')
  await expectProfile(page)
  await expect(page.getByText(`@${octocat.login}`)).toBeVisible()
  await expect(page.getByText(octocat.bio)).toBeVisible()
  await expect(page.getByRole('term')).toHaveText([github.followers, github.following, github.repositories])
  await expect(page.getByRole('main').getByRole('time')).toHaveText(/^\d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d UTC$/)
  const link = page.getByRole('link', { name: github.view })
  await expect(link).toHaveAttribute('href', 'https://github.com/octocat')
  await expectDrawn(page.getByRole('main').locator('img'))
})

const HOSTILE = `</script><img src=x onerror=alert(1)> \u202E${'W'.repeat(40)}`

for (const width of [390, 1440])
  test(`spins until GitHub answers, at ${width} px`, async ({ page, ownStandIn, start, alerts }) => {
    const asked = new Promise<() => void>((resolve) => {
      const answer = json({ ...octocat, name: HOSTILE, bio: 'W'.repeat(110) })
      ownStandIn.answer = (...exchange) => resolve(() => answer(...exchange))
    })
    const site = await start()
    await page.setViewportSize({ width, height: 1_600 })
    await page.goto(`${site.url}/github`, { waitUntil: 'commit' })
    await expect(page.getByRole('status').filter({ hasText: github.reading })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: github.heading })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    const release = await asked
    release()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(HOSTILE)
    await expect(page.getByText(github.reading)).toHaveCount(0)
    expect(await readShifts(page)).toEqual([])
    await expectFit(page)
    expect(alerts).toEqual([])
  })

// The site asks GitHub once, and remembers the failure.
test('alerts once a visit, and says when to try again', async ({ page, ownStandIn, openProfile, alerts }) => {
  await openProfile(json({}, 429, { 'retry-after': '600' }))
  await expect(page.getByRole('alert').filter({ hasText: github.rateLimited.split('{')[0] })).toBeVisible()
  await expect(page.getByRole('definition')).toHaveCount(0)
  await expect.poll(() => alerts).toEqual([github.alert])
  await page.getByRole('link', { name: github.tryAgain }).click()
  await expect.poll(() => alerts).toEqual([github.alert, github.alert])
  await page.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/about$/)
  await page.getByRole('link', { name: 'Github' }).click()
  await expect.poll(() => alerts).toHaveLength(3)
  await expect(page.getByRole('alert').getByRole('time')).toHaveText(/ UTC$/)
  await expect(page.getByRole('link', { name: github.view })).toBeVisible()
  // From here on, /github is under the security policy of /about.
  await page.goto(new URL('/about', page.url()).href)
  await page.getByRole('link', { name: 'Github' }).click()
  await expect.poll(() => alerts).toHaveLength(4)
  await page.getByRole('button', { name: bar.theme }).click()
  expect(ownStandIn.requests).toHaveLength(1)
})

for (const [script, visit] of Object.entries({ with: test, without: noScript }))
  visit(`“Try again” shows the profile, ${script} script`, async ({ page, ownStandIn, openProfile }) => {
    await openProfile(json({}, 500), { PROFILE_RETRY_SECONDS: '0' })
    await expect(page.getByRole('alert').filter({ hasText: github.unavailable })).toBeVisible()
    await expect(page.getByText(github.reading)).toBeHidden()
    ownStandIn.answer = json(octocat)
    await page.getByRole('link', { name: github.tryAgain }).click()
    await expectProfile(page)
    await expect(page.getByText(github.reading)).toBeHidden()
  })

test('a new server shows the last profile while GitHub fails', async ({ page, openProfile }) => {
  await openProfile(json(octocat))
  await expectProfile(page)
  await openProfile(json({}, 500), { PROFILE_REVALIDATE_SECONDS: '0' })
  await expectProfile(page)
})

noScript('shows the profile as wide as the page without JavaScript', async ({ page }) => {
  await page.goto('/github')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const profile = await page.locator('[id^="S:"]').first().boundingBox()
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect([profile?.x, profile?.width]).toEqual([footer?.x, footer?.width])
  }
})
