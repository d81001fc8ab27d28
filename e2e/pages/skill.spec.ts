import { english as words } from '../../content/schema/languages/en'
import { expect, test } from '../support/test'

test.use({ expectedErrors: [/status of 404/] })

const skills = {
  C: [20, 'indigo'],
  'C++': [70, 'blue'],
  Python: [40, 'red'],
  Java: [50, 'blue'],
  HTML: [80, 'blue'],
  CSS: [45, 'red'],
  Tailwind: [60, 'blue'],
  JavaScript: [60, 'blue'],
  'React js': [60, 'blue'],
  'Node js': [55, 'blue'],
  'Express js': [60, 'blue'],
  MongoDb: [60, 'blue'],
} as const

test('shows twelve skills with their amounts, and with their colours in both themes', {
  tag: '@every-engine',
}, async ({ page }) => {
  await page.goto('/skill')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SKILLS & Experience')
  await expect(page.getByRole('meter')).toHaveCount(12)
  for (const [name, [amount]] of Object.entries(skills)) {
    const ruler = page.getByRole('meter', { name, exact: true })
    await expect(ruler).toHaveAttribute('aria-valuenow', String(amount))
    await expect(ruler).toHaveAttribute('aria-valuetext', `${amount} per cent`)
    await expect(page.getByRole('listitem').filter({ has: ruler })).toContainText(`${amount} %`)
    const [whole, filled] = await Promise.all([
      ruler.evaluate((element) => element.clientWidth),
      ruler.locator('div').evaluate((element) => element.getBoundingClientRect().width),
    ])
    expect(filled / whole).toBeCloseTo(amount / 100, 2)
  }
  for (const theme of ['dark', 'light']) {
    await expect(page.locator('body')).toHaveClass(theme)
    const painted = await page
      .getByRole('meter')
      .locator('div')
      .evaluateAll((fills) => fills.map((fill) => getComputedStyle(fill).backgroundColor))
    const pairs = Object.values(skills).map(([, colour], index) => `${colour}: ${painted[index]}`)
    expect(new Set(pairs).size, theme).toBe(3)
    expect(new Set(painted).size, theme).toBe(3)
    await page.getByRole('button', { name: words.bar.theme }).click()
  }
})

test('says the name and the amount of a skill, and the number of the sheet, once each', async ({ page }) => {
  await page.goto('/skill')
  const said = await page.locator('body').ariaSnapshot()
  for (const once of ['Tailwind', 'MongoDb', /Sheet 3 of \d/]) expect(said.split(once)).toHaveLength(2)
  expect(said).not.toContain('60 %')
})

test('the experience begins in the first screen, and one link leads there on a phone and from every page', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/skill')
  const employer = page.getByRole('region', { name: 'Experience' }).getByText('Company Name')
  if (!isMobile) await expect(employer).toBeInViewport({ ratio: 1 })
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

test('shows experience and qualifications', async ({ page }) => {
  await page.goto('/skill')
  await expect(page.getByRole('region', { name: 'Experience' })).toContainText('Backend Developer')
  const qualifications = page.getByRole('region', { name: 'Qualifications' }).getByRole('listitem')
  await expect(qualifications).toHaveCount(3)
  await expect(qualifications.nth(0)).toHaveText('12thwith 75%')
  await expect(qualifications.nth(1)).toHaveText('B.Tech CSE')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Experience',
    'Qualifications',
  ])
})
