/**
 * Playwright cannot drive Debian's Firefox and WebKitGTK. On a machine that has only these, this file looks at what
 * engines do differently, in the place of the tests with `@every-engine`: pictures, typefaces, width, theme, menu, form.
 */
import sharp from 'sharp'
import { english as words } from '../../content/schema/languages/en'
import { findTooWide } from '../../scripts/check/find-too-wide'
import { owner } from '../../tests/specimen/content/owner'
import { test as base, expect, routes } from '../support/fixtures'
import { isHydrated } from '../support/page'
import { type Driver, driveFirefox } from './drive-firefox'
import { driveWebKit } from './drive-webkit'

const WIDE: [number, number] = [1440, 900]
/** The window of WebKitGTK gets no narrower. */
const NARROW: [number, number] = [460, 900]

const test = base.extend<object, { visitor: ReturnType<typeof visitorOf> }>({
  visitor: [
    async ({ serve }, use, { project }) => {
      const { url } = await serve('specimen')
      const driver = await (project.name === 'firefox' ? driveFirefox() : driveWebKit())
      await use(visitorOf(driver, url))
      await driver.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

function visitorOf(driver: Driver, site: string) {
  return {
    ...driver,
    clickOn: (name: string) =>
      expect(async () => {
        const { x, y, width, height } = await driver.run(findBox, name)
        await driver.click(Math.round(x + width / 2), Math.round(y + height / 2))
      }).toPass(),
    async to(path: string) {
      await driver.open(site + path)
      await expect.poll(() => driver.run(isHydrated)).toBe(true)
    },
    // biome-ignore lint/performance/useDomNodeTextContent: only innerText leaves out what is hidden
    text: () => driver.run(() => document.body.innerText),
  }
}

/** Scrolls to a control or a drawing by its name. Runs in the page. */
function findBox(name: string): DOMRect {
  const controls = [...document.querySelectorAll('a, button, summary, select, [role=img]')]
  const nameOf = ({ ariaLabel, textContent }: Element) => ariaLabel ?? textContent
  const found = controls.find((control) => control.checkVisibility() && nameOf(control)?.includes(name))
  if (!found) throw new Error(`There is no ${name}.`)
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found.getBoundingClientRect().toJSON()
}

test.beforeEach(({ visitor }) => visitor.resize(...WIDE))

/** Runs in the page, as the next function does. */
async function missingTypefaces() {
  await document.fonts.ready
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
  return ['Geist', 'Geist Mono'].filter((family) => !loaded.some((name) => name.includes(family)))
}

function undrawnPictures() {
  const pictures = document.querySelectorAll<HTMLImageElement | SVGSVGElement>('img, svg')
  const undrawn = [...pictures].filter((picture) => {
    picture.scrollIntoView()
    const width = 'getBBox' in picture ? picture.getBBox().width : picture.naturalWidth
    return !width && picture.checkVisibility()
  })
  return undrawn.map(({ outerHTML }) => outerHTML)
}

for (const path of [...routes, '/project/relay-board', '/no/such/page']) {
  test(`${path} shows its pictures and typefaces, fits and reports no error`, async ({ visitor }) => {
    await visitor.to(path)
    for (const size of [NARROW, WIDE]) {
      await visitor.resize(...size)
      expect(await visitor.run(findTooWide)).toBeNull()
      for (const find of [missingTypefaces, undrawnPictures])
        await expect.poll(() => visitor.run(find), find.name).toEqual([])
    }
    expect((await visitor.errors()).filter((error) => !error.includes('404'))).toEqual([])
  })
}

test('the portrait and the next page follow the theme', async ({ visitor }) => {
  const brightness = async () => {
    const { x, y, width, height } = await visitor.run(findBox, `Portrait of ${owner.name}`)
    const place = { left: Math.round(x + width / 2) - 50, top: Math.round(y + height / 2) - 50 }
    const middle = sharp(await visitor.screenshot()).extract({ ...place, width: 100, height: 100 })
    const { channels } = await sharp(await middle.toBuffer()).stats()
    return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0)
  }
  await visitor.to('/about')
  await expect.poll(brightness).toBeLessThan(100)
  await visitor.clickOn(words.bar.theme)
  await expect.poll(brightness).toBeGreaterThan(140)
  await visitor.to('/skill')
  expect(await visitor.run(() => document.querySelectorAll('html.light > body.light').length)).toBe(1)
  await visitor.clickOn(words.bar.theme)
})

test('the menu leads to a page and closes', async ({ visitor }) => {
  await visitor.resize(...NARROW)
  await visitor.to('/')
  await visitor.clickOn(words.bar.menu)
  await visitor.clickOn('About')
  await expect.poll(visitor.text).toContain(words.about.readMore)
  await expect.poll(() => visitor.run(() => document.querySelector('nav')?.checkVisibility())).toBe(false)
})

test('the form makes a draft and keeps what was typed', async ({ visitor }, { project }) => {
  test.skip(project.name === 'webkit', 'An error takes the place of the page where no program opens mail.')
  await visitor.to('/contact')
  await visitor.run(() => {
    const field = document.querySelector('textarea')
    if (field) field.value = 'Hello & goodbye'
  })
  await visitor.clickOn(words.contact.form.submit)
  await expect.poll(visitor.text).toContain(words.contact.form.notSent)
  const draft = () => visitor.run(() => document.querySelector('form a[href^=mailto]')?.getAttribute('href'))
  expect(await draft()).toContain('Hello%20%26%20goodbye')
  expect(await visitor.run(() => document.querySelector('textarea')?.value)).toBe('Hello & goodbye')
})
