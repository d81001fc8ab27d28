import sharp from 'sharp'
import { english as words } from '../../content/schema/languages/en'
import { owner } from '../../tests/specimen/content/owner'
import { projects } from '../../tests/specimen/content/projects'
import { SITES, startSite } from '../support/site'
import { test as base, expect, routes } from '../support/test'
import { driveFirefox, driveWebKit, type Visit } from './drive'

const WIDE: [number, number] = [1440, 900]
/** As narrow as the window of WebKitGTK gets. */
const NARROW: [number, number] = [460, 900]

type Visitor = Visit & {
  /** Opens a page of the site and waits until it is hydrated. */
  to: (path: string) => Promise<void>
  see: (text: string) => Promise<void>
}

const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ standIn }, use, { project }) => {
      const site = await startSite(standIn.env)
      const visit = await (project.name === 'firefox' ? driveFirefox() : driveWebKit())
      await use({
        ...visit,
        async to(path) {
          await visit.open(path.startsWith('/') ? site.url + path : path)
          // The router replaces this function when it has hydrated.
          const hydrated = () => !String(window.history.pushState).includes('[native code]')
          await expect.poll(() => visit.run(hydrated, 0)).toBe(true)
        },
        // biome-ignore lint/performance/useDomNodeTextContent: only innerText leaves out what is hidden
        see: (text) => expect.poll(() => visit.run(() => document.body.innerText, 0)).toContain(text),
      })
      await visit.close()
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test.beforeEach(({ visitor }) => visitor.resize(...WIDE))

/** A control or a drawing that shows, by its name. Runs in the page. */
function named(name: string) {
  const all = document.querySelectorAll('a, button, summary, select, [role=img]')
  return [...all].find(
    (element) => element.checkVisibility() && (element.ariaLabel ?? element.textContent)?.includes(name),
  )
}

/** What a visitor of any page would complain about. Runs in the page. */
async function complaints() {
  const found: string[] = []
  if (document.documentElement.scrollWidth > window.innerWidth)
    found.push(`scrolls sideways at ${window.innerWidth} px`)
  if (document.body.className !== 'dark') found.push('is not dark')
  await document.fonts.ready
  for (const family of ['Geist', 'Geist Mono'])
    if (![...document.fonts].some((face) => face.family.includes(family) && face.status === 'loaded'))
      found.push(`lacks the typeface ${family}`)
  for (const link of document.querySelectorAll('article p > a'))
    if (!getComputedStyle(link).textDecorationLine.includes('underline'))
      found.push(`does not underline ${link.outerHTML.slice(0, 200)}`)
  for (const picture of document.querySelectorAll('img, svg')) {
    if (!picture.checkVisibility()) continue
    picture.scrollIntoView()
    if (!isDrawn(picture)) found.push(`does not draw ${picture.outerHTML.slice(0, 200)}`)
  }
  return found

  function isDrawn(picture: Element) {
    return picture instanceof SVGGraphicsElement
      ? picture.getBBox().width > 0
      : (picture as HTMLImageElement).naturalWidth > 0
  }
}

for (const path of [...routes, '/project/relay-board', '/no/such/page']) {
  test(`${path} shows its pictures and typefaces, fits and reports no error`, async ({ visitor }) => {
    await visitor.to(path)
    for (const size of [NARROW, WIDE]) {
      await visitor.resize(...size)
      await expect.poll(() => visitor.run(complaints, 0)).toEqual([])
    }
    expect((await visitor.errors()).filter((error) => !error.includes('404'))).toEqual([])
  })
}

test('the portrait follows the theme, and so does the next page', async ({ visitor }) => {
  const brightness = async () => {
    const { channels } = await sharp(
      await visitor.picture(named, words.everyPage.portrait.replace('{name}', owner.name)),
    ).stats()
    return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0)
  }
  await visitor.to('/about')
  await expect.poll(brightness).toBeLessThan(100)
  await visitor.click(named, words.bar.theme)
  await expect.poll(brightness).toBeGreaterThan(140)
  await visitor.to('/skill')
  expect(
    await visitor.run(() => [document.documentElement.className, document.body.className].join(), 0),
  ).toMatch(/light.*light/)
  await visitor.click(named, words.bar.theme)
})

test('the menu opens, leads on and closes', async ({ visitor }) => {
  await visitor.resize(...NARROW)
  await visitor.to('/')
  await visitor.click(named, words.bar.menu)
  await visitor.click(named, 'Skills')
  await visitor.see(words.skill.heading)
  const isOpen = () => visitor.run(() => document.querySelector('nav')?.checkVisibility(), 0)
  await expect.poll(isOpen).toBe(false)
})

test('the filter follows a choice, the address and the way back', async ({ visitor }) => {
  const titles = (filter: string) =>
    projects.filter(({ techUsed }) => techUsed.includes(filter)).map(({ title }) => title)
  const shown = () =>
    visitor.run(
      () =>
        [...document.querySelectorAll('h2')].flatMap((title) =>
          title.checkVisibility() ? title.textContent : [],
        ),
      0,
    )
  await visitor.to('/project?filter=React')
  await expect.poll(shown).toEqual(titles('React'))
  await visitor.run(() => {
    const select = document.querySelector('select')
    if (select) select.value = 'HTML'
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  }, 0)
  await expect.poll(shown).toEqual(titles('HTML'))
  await visitor.run(() => history.back(), 0)
  await expect.poll(shown).toEqual(titles('React'))
})

test('the bio unfolds and folds', async ({ visitor }) => {
  const end = owner.bio.slice(-40)
  // biome-ignore lint/performance/useDomNodeTextContent: only innerText leaves out what is hidden
  const text = () => visitor.run(() => document.body.innerText, 0)
  await visitor.to('/about')
  expect(await text()).not.toContain(end)
  await visitor.click(named, words.about.readMore)
  await visitor.see(end)
  await visitor.click(named, words.about.showLess)
  await expect.poll(text).not.toContain(end)
})

test('the form makes a draft and keeps what was typed', async ({ visitor }, { project }) => {
  test.skip(project.name === 'webkit', 'An error takes the place of the page where no program opens mail.')
  await visitor.to('/contact')
  await visitor.run((text) => {
    const field = document.querySelector('textarea')
    if (field) field.value = text
  }, 'Hello & goodbye')
  await visitor.click(named, words.contact.form.submit)
  await visitor.see(words.contact.form.notSent)
  const draft = await visitor.run(
    () => document.querySelector<HTMLAnchorElement>('form a[href^=mailto]')?.href,
    0,
  )
  expect(draft).toContain('Hello%20%26%20goodbye')
  expect(await visitor.run(() => document.querySelector('textarea')?.value, 0)).toBe('Hello & goodbye')
})

test('what is folded shows on paper', async ({ visitor, standIn }) => {
  const { url, stop } = await startSite(standIn.env, 'start', `${SITES}/maximum`)
  await visitor.to(`${url}/me/skill`)
  const lastIsVisible = () =>
    visitor.run(
      () =>
        [...document.querySelectorAll('h3')]
          .find((title) => title.textContent === 'Developer 7')
          ?.checkVisibility(),
      0,
    )
  expect(await lastIsVisible()).toBe(false)
  await visitor.run(printOnScreen, 0)
  expect(await lastIsVisible()).toBe(true)
  await stop()
})

/** Neither driver can emulate paper. Runs in the page. */
function printOnScreen() {
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'screen'
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) visit(sheet.cssRules)
}
