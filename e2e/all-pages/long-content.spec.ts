import { german as words } from '../../content/schema/languages/de'
import { everyEngine, expect, PHONE, routes, test } from '../support/fixtures'
import { expectFit, readShifts } from '../support/page'

// This site has the most of everything, and is in German, hidden, and under a base path.
const pages = routes.map((route) => (route === '/' ? '/me' : `/me${route}`))

test.use({ viewport: PHONE, siteName: 'maximum' })

/** The text spacing of WCAG 2.2, success criterion 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

for (const path of [...pages, '/me/no/such/page', '/me/notes', '/me/notes/note-2', '/me/uses'])
  test(`${path} fits with the longest words`, everyEngine, async ({ page }) => {
    await page.goto(path)
    for (const part of await page.getByRole('figure').all()) await part.scrollIntoViewIfNeeded()
    const pictures = page.locator('figure img')
    await pictures.evaluateAll((all: HTMLImageElement[]) => Promise.all(all.map((one) => one.decode())))
    expect(await readShifts(page)).toEqual([])
    for (const name of [words.about.readMore, words.contact.form.draft]) {
      const button = page.getByRole('button', { name })
      if (await button.isVisible()) await button.click()
    }
    await expectFit(page)
    await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'))
    await page.addStyleTag({ content: TEXT_SPACING })
    await expectFit(page)
    const home = await page.getByRole('link', { name: /, Startseite$/ }).boundingBox()
    expect(home?.x, 'where the bar starts').toBeGreaterThan(720)
  })

test('folds long lists and long texts, and prints them whole', everyEngine, async ({ page }) => {
  await page.goto('/me/about')
  const references = page.getByRole('region', { name: words.about.references })
  await expect(references.getByRole('listitem')).toHaveCount(4)
  await references.getByText(words.everyPage.more.other.replace('{count}', '4')).click()
  await expect(references.getByRole('listitem')).toHaveCount(8)
  const first = references.getByRole('listitem').first()
  await expect(first.getByRole('paragraph')).toHaveCount(1)
  await first.getByText(words.about.readMore).click()
  await expect(first.getByRole('paragraph')).toHaveCount(2)

  await page.goto('/me/skill')
  const last = page.getByRole('heading', { name: 'Developer 7' })
  await expect(last).toBeHidden()
  for (const section of [words.skill.qualifications, words.skill.volunteering, words.skill.languages])
    await expect(page.getByRole('region', { name: section }).getByRole('listitem').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(last).toBeVisible()
})
