import { projects } from '../../tests/specimen/content/projects'
import { everyEngine, expect, noScript, PHONE, test } from '../support/fixtures'
import { expectDrawn } from '../support/page'

const STORY = '/project/relay-board'

test.use({ viewport: PHONE })

test('the newest project leads to its story, and that leads on', everyEngine, async ({ page }) => {
  await page.goto('/project')
  const links = page.getByRole('link', { name: /Read the story/ })
  await expect(links).toHaveCount(1)
  await links.click()
  await expect(page).toHaveURL(STORY)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relay Board')
  const header = page.getByRole('article').locator('header')
  const drawing = header.locator('svg').last()
  await expectDrawn(drawing)
  for (const part of [drawing, header.getByRole('definition').first()])
    await expect(part).toBeInViewport({ ratio: 1 })
  const terms = ['Outcome', 'The problem', 'My part', 'With', 'How long', 'Decision', 'Before', 'After']
  await expect(page.getByRole('term')).toHaveText(terms)
  const end = page.locator('article > footer')
  const toProject = end.getByRole('link', { name: /Open the project/ })
  await expect(toProject).toHaveAttribute('href', String(projects[0]?.link))
  await end.getByRole('link', { name: /Next project/ }).click()
  await expect(page).toHaveURL(`/project#project-${projects[1]?.id}`)
})

noScript('a story shows all that Markdown has, also without script', everyEngine, async ({ page }) => {
  await page.goto(STORY)
  const article = page.getByRole('article')
  await article.getByText('Two changes wait').scrollIntoViewIfNeeded()
  await expectDrawn(article.getByRole('img', { name: /^A drawing of three lines/ }))
  await expect(article.getByRole('table')).toContainText('moved a card')
  await expect(article.getByRole('group', { name: 'Code' })).toContainText('export function merge(')
  await expect(article.getByText('2,400 ms')).toBeVisible()
  await expect(article.getByRole('img', { name: 'Still to do' })).toHaveCount(1)
  await article.getByRole('link', { name: '1', exact: true }).click()
  await expect(article.getByText('A Lamport clock')).toBeInViewport()
  await expect(page).toHaveURL(`${STORY}#user-content-fn-clock`)
  const back = article.getByRole('link', { name: 'Back to reference 1' })
  await expect(back).toHaveAttribute('href', '#user-content-fnref-clock')
})
