import { german } from '../../content/schema/languages/de'
import { ADDRESS, NOTES } from '../sites/maximum'
import { owner } from '../sites/maximum/content/owner'
import { everyEngine, expect, PHONE, test } from '../support/fixtures'

test.use({ viewport: PHONE, siteName: 'maximum' })

test('lists notes newest first, and each leads to the next and to related ones', async ({ page }) => {
  await page.goto('/me/notes')
  const notes = page.getByRole('main').getByRole('listitem')
  for (const [index, number] of [4, 3, 2, 1].entries())
    await expect(notes.nth(index)).toContainText(`Number ${number}:`)
  // Cards show the latest notes, and lines below their year the others.
  await expect(notes.getByRole('link')).toHaveCount(NOTES + 2)
  const years = ['2026', '2025', '2019', ...Array.from({ length: 9 }, (_, index) => String(2018 - index))]
  await expect(notes.getByRole('heading', { name: /^\d{4}$/ })).toHaveText(years)
  await expect(notes.filter({ hasText: /^2025$/ }).locator('+ li')).toHaveText(/^In English alone/)
  await page.getByRole('link', { name: /^Number 4:/ }).click()
  await page.getByRole('link', { name: german.notes.older }).click()
  await expect(page).toHaveURL('/me/notes/note-3')
  const steps = page.locator('article > footer').getByRole('link')
  await expect(steps).toHaveText([/Number 1:/, /Number 2:/, /W{80}/])
})

test('a project leads to its story or nowhere, and a tag to its notes', everyEngine, async ({ page }) => {
  await page.goto('/me/project')
  await expect(page.locator('#project-2 a').first()).toHaveAttribute('href', '/me/project/story-4')
  await expect(page.locator('#project-6').getByRole('link', { name: german.project.open })).toHaveCount(0)
  const technology = page.getByRole('link', { name: 'C++', exact: true }).first()
  await expect(technology).toHaveAttribute('href', '/me/notes?tag=c%2B%2B')
  await page.goto('/me/notes?tag=c%2B%2B')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Number 3:/, /^Number 1:/])
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^2 .* ${NOTES + 2} `))
  await page.getByRole('combobox', { name: german.article.tags }).selectOption('SQL')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3)
  await expect(page).toHaveURL('/me/notes?tag=SQL')
  await page.goto('/me/notes/note-1')
  const tag = page.getByRole('article').getByRole('link', { name: 'SQL' })
  await expect(tag).toHaveAttribute('href', '/me/notes?tag=SQL')
})

test('the feed is Atom with the full text and the last change of every note', async ({ page }) => {
  const read = async (path: string) => (await page.request.get(`/me/${path}`)).text()
  const day = '2026-10-12'
  const note = await read('notes/note-2')
  expect(note.match(/<time /g)).toHaveLength(3) // the last one is in the title block
  for (const last of [`<time dateTime="${day}"`, `"dateModified":"${day}"`]) expect(note).toContain(last)
  expect(await read('sitemap.xml')).toContain(`<lastmod>${day}</lastmod>`)
  expect(await read('notes')).toContain(`type="application/atom+xml" href="${ADDRESS}/me/feed.xml"`)
  const xml = await read('feed.xml')
  expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom"')
  const [author, ...texts] = await page.evaluate((source) => {
    const feed = new DOMParser().parseFromString(source, 'application/xml')
    return Array.from(feed.querySelectorAll('author, content'), (one) => String(one.textContent).trim())
  }, xml)
  expect(author).toBe(owner.name)
  expect(texts).toHaveLength(30) // the latest
  for (const text of texts.slice(0, 4)) {
    expect(text).toMatch(/^<p>A paragraph with .*A footnote that is used once/s)
    expect(text).toContain(`>${german.article.footnotes}</h2>`)
  }
  const ids = new Set(xml.match(/(?<=<id>)[^<]*/g))
  expect(ids.size).toBe(31)
  for (const id of ids) expect(id).toMatch(/^https:\/\/ada\.example\.com\/me\/notes(\/[\w-]+)?$/)
  expect(xml).toContain(`<updated>${day}T00:00:00Z</updated>`)
  for (const link of new Set(texts.join().match(/(?<=(?:href|src)=")[^"]*/g))) {
    expect(link).toMatch(/^(https|mailto):/)
    const [, path] = link.split(ADDRESS)
    if (path) expect((await page.request.get(path)).status(), link).toBe(200)
  }
})
