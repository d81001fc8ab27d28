import { DRAFT, NOTES, translated } from '../support/other-owners'
import { SITES } from '../support/site'
import { expect, expectToFit, holdScripts, PHONE, test, watchLayoutShifts } from '../support/test'

// Its six stories and four notes have everything that Markdown has.
test.use({ viewport: PHONE, siteFolder: `${SITES}/maximum` })

test('every text with the longest words fits the screen, and its pictures move nothing', {
  tag: '@every-engine',
}, async ({ page }) => {
  for (const path of ['/project/story-1', '/notes/note-2', '/notes']) {
    const shifts = await watchLayoutShifts(page)
    await page.goto(`/me${path}`)
    for (const part of await page.getByRole('figure').all()) await part.scrollIntoViewIfNeeded()
    await page.evaluate(() => Promise.all([...document.images].map((picture) => picture.decode())))
    expect(await shifts(), path).toEqual([])
    await expectToFit(page, [320, 390, 1440], path)
    await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'))
    await expectToFit(page, [320, 1440], `${path} from right to left`)
  }
})

test('a link in a text is underlined, and leads to its place whatever letters that has', async ({ page }) => {
  await page.goto('/me/notes/note-2')
  const article = page.getByRole('article')
  const links = await article.locator(':is(p, li, td, strong) > a:not(nav a)').all()
  expect(links.length).toBeGreaterThan(2)
  for (const link of links) await expect(link).toHaveCSS('text-decoration-line', 'underline')
  // The second click on the same link changes no address.
  for (const name of ['a place', 'its full address', 'its full address']) {
    await article.getByRole('link', { name }).click()
    await expect(article.getByRole('heading', { level: 2, name: 'Second level' })).toBeFocused()
  }
  expect(decodeURI(page.url())).toMatch(/#second-level-rind.*über/)
})

test('a recording has controls, waits for the visitor, and plays', async ({ page }) => {
  await page.goto('/me/notes/note-2')
  const recording = page.getByLabel('A recording')
  await expect(recording).toHaveAttribute('controls')
  await expect(recording).toHaveJSProperty('paused', true)
  await recording.evaluate((video: HTMLVideoElement) => video.play())
  await expect(recording).toHaveJSProperty('ended', true)
})

test('a project without a link leads to its story or nowhere', async ({ page }) => {
  await page.goto('/me/project')
  const hidden = page.locator('#project-2')
  await expect(hidden.getByRole('link').first()).toHaveAttribute('href', '/me/project/story-4')
  await expect(
    page.locator('#project-6').getByRole('link', { name: translated('Open the project') }),
  ).toHaveCount(0)
})

test('lists notes newest first, and each leads to the next or to those with the same tags', async ({
  page,
}) => {
  await page.goto('/me/notes')
  const notes = page.getByRole('main').getByRole('listitem')
  for (const [index, number] of [4, 3, 2, 1].entries())
    await expect(notes.nth(index)).toContainText(`Number ${number}:`)
  // The latest in cards, then a line for each of the others.
  await expect(notes).toHaveCount(NOTES + 2)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(12)
  await expect(notes.filter({ hasText: 'In English alone' })).toHaveText(/2025$/)
  await page.getByRole('link', { name: /^Number 4:/ }).click()
  await page.getByRole('link', { name: translated('Older note') }).click()
  await expect(page).toHaveURL(/\/me\/notes\/note-3$/)
  const steps = page.locator('article > footer').getByRole('link')
  await expect(steps).toHaveText([/Number 1:/, /Number 2:/, /W{80}/])
})

test('a long text has its headings beside it where there is room, and folded above it on a phone', {
  tag: '@every-engine',
}, async ({ page }) => {
  await page.goto('/me/notes/note-2')
  const contents = page.getByRole('navigation', { name: translated('Contents') })
  const last = contents.getByRole('link', { name: 'The fifth' })
  const summary = contents.locator('summary')
  await expect(last).toBeHidden()
  await summary.click()
  await last.click()
  await expect(page.getByRole('heading', { name: 'The fifth' })).toBeInViewport()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/me/notes/note-4')
  await expect(last).toBeVisible()
  // It would be said to be collapsed.
  await expect(summary).toBeHidden()
  await expect(contents.getByText(translated('Contents')).filter({ visible: true })).toHaveCount(1)
  await page.getByRole('heading', { name: 'The fifth' }).scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})

test('a tag leads to the notes that have it, before any script has loaded, and a technology to its tag', {
  tag: '@every-engine',
}, async ({ page }) => {
  await page.goto('/me/project')
  const technology = page.getByRole('link', { name: 'C++', exact: true }).first()
  await expect(technology).toHaveAttribute('href', '/me/notes?tag=c%2B%2B')
  const release = await holdScripts(page)
  await page.goto('/me/notes?tag=c%2B%2B', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Number 3:/, /^Number 1:/])
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^2 .* ${NOTES + 2} `))
  release()
  await page.waitForFunction(() => window.history.state?.__NA)
  await page.getByRole('combobox', { name: translated('Tags') }).selectOption('SQL')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3)
  await expect(page).toHaveURL('/me/notes?tag=SQL')
  await page.goto('/me/notes/note-1')
  await expect(page.getByRole('article').getByRole('link', { name: 'SQL' })).toHaveAttribute(
    'href',
    '/me/notes?tag=SQL',
  )
})

test('code has the numbers and the marks that its writer asks for, and breaks its lines on paper', async ({
  page,
}) => {
  await page.goto('/me/notes/note-1')
  const code = page.getByRole('article').locator('pre code').first()
  const [marked, plain] = [code.locator('> span').first(), code.locator('> span').nth(1)]
  await expect(marked).toHaveCSS('border-inline-start-width', '3px')
  await expect(plain).toHaveCSS('border-inline-start-width', '0px')
  const numbers = await code
    .locator('> span')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').counterIncrement))
  expect(new Set(numbers)).toEqual(new Set(['line 1']))
  await page.emulateMedia({ media: 'print' })
  const frame = page.getByRole('article').locator('pre').first()
  expect(await frame.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0)
})

test('a formula is set by the browser, scrolls by itself, and is in the feed', {
  tag: '@every-engine',
}, async ({ page }) => {
  for (const note of ['note-1', 'note-2']) {
    await page.goto(`/me/notes/${note}`)
    await expect(page.getByText('It costs $5 and $10, where')).toBeVisible()
    const formula = page.getByRole('group', { name: translated('Formula') })
    const { scrollWidth, clientWidth, offsetHeight } = await formula.evaluate((element) => {
      const { scrollWidth, clientWidth, offsetHeight } = element as HTMLElement // a <div>
      return { scrollWidth, clientWidth, offsetHeight }
    })
    expect(scrollWidth).toBeGreaterThan(clientWidth)
    expect(offsetHeight).toBeLessThan(150) // in one line
    const fraction = page.locator('p mfrac')
    const [upper, lower] = await fraction
      .locator('mi')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
    expect(Number(lower)).toBeGreaterThan(Number(upper))
  }
  // By the rules of Markdown, the asterisks would stand there, because a quote ends in front of a letter.
  await expect(page.getByRole('strong').filter({ hasText: /^「はい。」$/ })).toBeVisible()
  const feed = await (await page.request.get('/me/feed.xml')).text()
  expect(feed).toContain('&#60;mfrac&#62;&#60;mi&#62;x')
  expect(feed).toContain('&#60;strong&#62;「はい。」')
})

test('a picture leads to its file and back, two beside each other have one height, a wide one has all the room', {
  tag: '@every-engine',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/me/notes/note-2')
  const boxOf = (name: string) =>
    page
      .getByRole('figure')
      .filter({ has: page.getByRole('img', { name }) })
      .boundingBox()
  const [one, other] = [await boxOf('One of two'), await boxOf('The other')]
  expect(other?.y).toBe(one?.y)
  expect(Math.abs(Number(other?.height) - Number(one?.height))).toBeLessThan(2)
  expect((await boxOf('From edge to edge'))?.width).toBeGreaterThan(
    Number((await boxOf('A very wide picture'))?.width) + 100,
  )
  await page.setViewportSize(PHONE)
  expect((await boxOf('From edge to edge'))?.width).toBe(PHONE.width)
  const picture = page.getByRole('img', { name: 'The other' })
  await expect(picture).toHaveAttribute('srcset', /resized\/640\/shots\/tall%20%231\.jpg\.webp 600w$/)
  await picture.click()
  await expect(page).toHaveURL('/me/shots/tall%20%231.jpg')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a video of another site is a frame with a link, and asks that site for nothing', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  await page.goto('/me/notes/note-2')
  const talk = page.getByRole('article').getByRole('link', { name: /^A talk, .*youtube\.com/ })
  await talk.scrollIntoViewIfNeeded()
  await expect(talk).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  expect((await talk.boundingBox())?.height).toBeGreaterThan(150)
  expect([...hosts]).toEqual(['127.0.0.1'])
})

test('a draft is nowhere', async ({ page }) => {
  for (const path of ['', '/project', '/notes', '/feed.xml', '/sitemap.xml', '/llms.txt']) {
    const text = await (await page.request.get(`/me${path}`)).text()
    expect(text.includes(DRAFT) || /(notes|project)\/draft/.test(text), path).toBe(false)
  }
  for (const path of ['/notes/draft', '/project/draft', '/preview/notes/draft', '/preview/project/draft'])
    expect((await page.request.get(`/me${path}`)).status(), path).toBe(404)
})

test('the day of a change stands below the title, in the feed and in the sitemap', async ({ page }) => {
  await page.goto('/me/notes/note-2')
  await expect(page.getByRole('article').getByRole('time')).toHaveCount(2)
  await expect(page.getByRole('article').getByRole('time').last()).toHaveAttribute('datetime', '2026-10-12')
  const statements = await page.getByRole('main').locator('script[type="application/ld+json"]').textContent()
  expect(statements).toContain('"dateModified":"2026-10-12"')
  expect(await (await page.request.get('/me/feed.xml')).text()).toContain('<updated>2026-10-12T')
  expect(await (await page.request.get('/me/sitemap.xml')).text()).toContain('<lastmod>2026-10-12</lastmod>')
})

test('the feed is Atom with the full text of every note', async ({ page }) => {
  await page.goto('/me/notes')
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    'https://ada.example.com/me/feed.xml',
  )
  const source = await (await page.request.get('/me/feed.xml')).text()
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
  expect(feed.parts).toHaveLength(31) // the feed and the latest 30 notes
  for (const [id, title, updated] of feed.parts) {
    expect(id).toMatch(/^https:\/\/ada\.example\.com\/me\/notes(\/[\w-]+)?$/)
    expect(title).not.toBe('')
    expect(updated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
  }
  expect(new Set(feed.parts.map(([id]) => id)).size).toBe(31)
  for (const text of feed.texts.slice(0, 4)) {
    expect(text).toMatch(/^<p>A paragraph with .*A footnote that is used once/s)
    expect(text).toContain(`>${translated('Footnotes')}</h2>`)
  }
  for (const address of feed.addresses) expect(address).toMatch(/^(https|mailto):/)
  const own = feed.addresses.filter((address) => address.startsWith('https://ada.example.com'))
  for (const address of new Set(own)) {
    const answer = await page.request.get(address.replace('https://ada.example.com', ''))
    expect(answer.status(), address).toBe(200)
  }
})
