import { projects } from '../../scripts/template/content/projects'
import { translated } from '../support/other-owners'
import { SITES } from '../support/site'
import { expect, expectToBeDrawn, expectToFit, test, watchLayoutShifts } from '../support/test'

const STORY = '/project/relay-board'
/** Its six stories and eight notes have everything that Markdown has. */
const MAXIMUM = `${SITES}/maximum`

test('the card of the newest project leads to its story, and the story leads on', {
  tag: '@every-engine',
}, async ({ page }) => {
  await page.goto('/project')
  const links = page.getByRole('link', { name: /Read the story/ })
  await expect(links).toHaveCount(1)
  await links.click()
  await expect(page).toHaveURL(STORY)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relay Board')
  await expect(page.getByRole('term')).toHaveText([
    'The problem',
    'My part',
    'With',
    'How long',
    'Outcome',
    'Before',
    'After',
  ])
  const end = page.locator('article > footer')
  await expect(end.getByRole('link', { name: /Open the project/ })).toHaveAttribute(
    'href',
    String(projects[0]?.link),
  )
  await end.getByRole('link', { name: /Next project/ }).click()
  await expect(page).toHaveURL(`/project#project-${projects[1]?.id}`)
})

test('a story has headings with links, a drawing, a table, code, a figure, tasks and footnotes', {
  tag: '@every-engine',
}, async ({ page }) => {
  await page.goto(STORY)
  const article = page.getByRole('article')
  for (const heading of await article.getByRole('heading', { level: 2 }).getByRole('link').all())
    await expect(heading).toHaveAttribute('href', `#${await heading.locator('..').getAttribute('id')}`)
  await article.getByText('Two changes wait').scrollIntoViewIfNeeded()
  await expectToBeDrawn(article.getByRole('img', { name: /^A drawing of three lines/ }))
  await expect(article.getByRole('table')).toContainText('moved a card')
  await expect(article.getByRole('group', { name: 'Code' })).toContainText('export function merge(')
  await expect(article.getByText('2,400 ms')).toBeVisible()
  await expect(article.getByRole('img', { name: 'Still to do' })).toHaveCount(1)
  await article.getByRole('link', { name: '1', exact: true }).click()
  await expect(article.getByText('A Lamport clock')).toBeInViewport()
  await expect(article.getByRole('link', { name: 'Back to reference 1' })).toHaveAttribute(
    'href',
    '#user-content-fnref-clock',
  )
})

test('a line of a story has 60 to 70 characters on a large screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(STORY)
  const lengths = await page.locator('article > p').evaluateAll((paragraphs) =>
    paragraphs.flatMap(({ textContent, clientHeight }) => {
      const lines = Math.round(
        clientHeight / Number.parseFloat(getComputedStyle(paragraphs[0] as Element).lineHeight),
      )
      return lines > 2 ? (textContent ?? '').length / (lines - 0.5) : []
    }),
  )
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  expect(mean).toBeGreaterThan(58)
  expect(mean).toBeLessThan(72)
})

test('code is set in the inks of the page, in both themes', async ({ page }) => {
  await page.goto(STORY)
  const keyword = page.getByText('export', { exact: true })
  const inks = []
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => document.documentElement.setAttribute('class', name), theme)
    const primary = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = 'var(--primary)'
      return getComputedStyle(probe).color
    })
    await expect(keyword).toHaveCSS('color', primary)
    inks.push(primary)
  }
  expect(new Set(inks).size).toBe(2)
})

test('a name that is no story is a missing page, and nothing is kept of it', async ({ request }) => {
  for (const path of [
    '/project/nope',
    '/project/relay-board/nope',
    '/project/Relay-Board',
    '/project/relay%2Dboard',
    '/project/none',
    '/notes',
    '/notes/nope',
    '/preview/project/Relay-Board',
    '/feed.xml',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(response.headers()['x-nextjs-cache'], path).toBe('HIT')
    if (path !== '/feed.xml') expect(await response.text(), path).toContain('Page Not Found')
  }
})

test('/llms.txt tells programs what is on the site, without placeholders', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text()
  expect(text).toMatch(/^# localhost:3000\n\n> Developer, Programmer, Coder\n/)
  expect(text).toContain('(http://localhost:3000/project/relay-board)')
  for (const project of projects) expect(text).toContain(`- ${project.title}: ${project.description}`)
  expect(text).not.toMatch(/Your Name|example\.com|octocat|Company Name|\]\(#\)/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('shows a story whole', { tag: '@every-engine' }, async ({ page }) => {
    await page.goto(STORY)
    await expect(page.getByText('What I would do differently')).toBeVisible()
    await expectToBeDrawn(page.getByRole('img', { name: /^A drawing of three lines/ }))
  })
})

test('every text with the longest words fits the screen, and its pictures move nothing', {
  tag: '@every-engine',
}, async ({ page, start }) => {
  const { url } = await start({}, 'start', MAXIMUM)
  for (const path of ['/project/story-1', '/notes/note-2', '/notes']) {
    const shifts = await watchLayoutShifts(page)
    await page.goto(new URL(`/me${path}`, url).href)
    for (const part of await page.getByRole('figure').all()) await part.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(await shifts(), path).toEqual([])
    await expectToFit(page, [320, 390, 1440], path)
    await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'))
    await expectToFit(page, [320, 1440], `${path} from right to left`)
  }
})

test('a project without a link leads to its story or nowhere', async ({ page, start }) => {
  const { url } = await start({}, 'start', MAXIMUM)
  await page.goto(new URL('/me/project', url).href)
  const hidden = page.locator('#project-2')
  await expect(hidden.getByRole('link').first()).toHaveAttribute('href', '/me/project/story-4')
  await expect(
    page.locator('#project-6').getByRole('link', { name: translated('Open the project') }),
  ).toHaveCount(0)
})

test('lists notes newest first, and each leads to the next', async ({ page, start }) => {
  const { url } = await start({}, 'start', MAXIMUM)
  await page.goto(new URL('/me/notes', url).href)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    [8, 7, 6, 5, 4, 3, 2, 1].map((number) => new RegExp(`^Number ${number}:`)),
  )
  await page.getByRole('link', { name: /^Number 8:/ }).click()
  await page.getByRole('link', { name: translated('Older note') }).click()
  await expect(page).toHaveURL(/\/me\/notes\/note-7$/)
  await expect(page.getByRole('link', { name: translated('Newer note') })).toHaveAttribute(
    'href',
    '/me/notes/note-8',
  )
})

test('the feed is Atom with the full text of every note', async ({ page, start }) => {
  const { url } = await start({}, 'start', MAXIMUM)
  await page.goto(new URL('/me/notes', url).href)
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    'https://ada.example.com/me/feed.xml',
  )
  const source = await (await page.request.get(new URL('/me/feed.xml', url).href)).text()
  const feed = await page.evaluate((xml) => {
    const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement
    const valuesOf = (parent: Element, name: string) =>
      [...parent.children]
        .filter(({ localName }) => localName === name)
        .map((child) => child.textContent ?? '')
    const idsOf = (parent: Element) =>
      ['id', 'title', 'updated'].map((name) => valuesOf(parent, name).join('|'))
    const entries = [...root.children].filter(({ localName }) => localName === 'entry')
    return {
      name: `${root.namespaceURI} ${root.localName}`,
      authors: valuesOf(root.querySelector('author') ?? root, 'name'),
      parts: [root, ...entries].map(idsOf),
      texts: entries.map((entry) => valuesOf(entry, 'content')[0] ?? ''),
      addresses: entries.flatMap((entry) => {
        const html = new DOMParser().parseFromString(valuesOf(entry, 'content')[0] ?? '', 'text/html')
        const links = [...html.querySelectorAll('[href], [src]')]
        return links.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      }),
    }
  }, source)
  expect(feed.name).toBe('http://www.w3.org/2005/Atom feed')
  expect(feed.authors).toHaveLength(1)
  expect(feed.parts).toHaveLength(9)
  for (const [id, title, updated] of feed.parts) {
    expect(id).toMatch(/^https:\/\/ada\.example\.com\/me\/notes(\/note-\d)?$/)
    expect(title).not.toBe('')
    expect(updated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
  }
  expect(new Set(feed.parts.map(([id]) => id)).size).toBe(9)
  for (const text of feed.texts) expect(text).toContain('A footnote that is used once')
  for (const address of feed.addresses) expect(address).toMatch(/^(https|mailto):/)
})
