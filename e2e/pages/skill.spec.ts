import { english as words } from '../../content/schema/languages/en'
import { everyEngine, expect, test } from '../support/fixtures'

test('shows twelve skills in both themes, and says each of them once', everyEngine, async ({ page }) => {
  await page.goto('/skill')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SKILLS & Experience')
  await expect(page.getByRole('meter')).toHaveCount(12)
  const react = page.getByRole('listitem').filter({ has: page.getByRole('meter', { name: 'React js' }) })
  const uses = react.getByRole('link', { name: '3 projects' })
  await expect(uses).toHaveAttribute('href', '/project?filter=React')
  for (const theme of ['dark', 'light']) {
    await expect(page.locator('body')).toHaveClass(theme)
    const fills = page.getByRole('meter').locator('div')
    const inks = await fills.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    expect(new Set(inks).size, theme).toBe(3)
    await page.getByRole('button', { name: words.bar.theme }).click()
  }
  const said = await page.locator('body').ariaSnapshot()
  for (const once of ['Tailwind', 'MongoDb', /Sheet 3 of \d/]) expect(said.split(once)).toHaveLength(2)
  expect(said).not.toContain('60 %')
})

test('the experience is at most one link away', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/skill')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveText(['Experience', 'Qualifications'])
  const experience = page.getByRole('region', { name: 'Experience' })
  await expect(experience).toContainText('Backend Developer')
  const qualifications = page.getByRole('region', { name: 'Qualifications' }).getByRole('listitem')
  await expect(qualifications).toHaveText(['12thwith 75%', 'B.Tech CSE', /Librarianship/])
  const employer = experience.getByText('Company Name')
  const link = page.getByRole('main').getByRole('link', { name: 'Experience' })
  await expect(link).toBeVisible({ visible: isMobile })
  if (isMobile) await link.click()
  await expect(employer).toBeInViewport({ ratio: 1 })
  for (const route of ['/github', '/no/such/page', '/about']) {
    await page.goto(route)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Experience' }).click()
    await expect(page).toHaveURL('/skill#experience')
    await expect(employer).toBeInViewport()
  }
})
