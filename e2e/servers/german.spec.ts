import type { Page } from 'playwright/test'
import { words } from '../../scripts/template/content/words'
import { germanWords } from '../support/german-words'
import { json, SITES } from '../support/site'
import { expect, test } from '../support/test'

const GERMAN = `${SITES}/german`

const pages = {
  '/': { heading: 'Jörg Müßig', title: 'Jörg Müßig', label: 'Getippte Zeilen anhalten' },
  '/about': { heading: 'Über mich', title: 'Über mich – Jörg Müßig', label: 'weiterlesen' },
  '/skill': { heading: 'Kenntnisse und Erfahrung', title: 'Kenntnisse – Jörg Müßig' },
  '/services': { heading: 'Unsere Leistungen', title: 'Leistungen – Jörg Müßig' },
  '/project': { heading: 'Meine Projekte', title: 'Projekte – Jörg Müßig' },
  '/github': { heading: 'Mein GitHub-Profil', title: 'GitHub-Profil – Jörg Müßig' },
  '/contact': { heading: 'Schreiben Sie mir', title: 'Kontakt – Jörg Müßig', label: 'Absenden' },
}

test('every page of a German site is in German', async ({ page, start }) => {
  const { url } = await start({}, 'start', GERMAN)
  for (const [path, { heading, title, ...button }] of Object.entries(pages)) {
    await page.goto(url + path)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    if ('label' in button) await expect(page.getByRole('button', { name: button.label })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'de_DE')
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Kontakt', exact: true })).toBeVisible()
    if (path === '/github') await expect(page.getByRole('term')).toHaveCount(3)
    expect(await englishOn(page), path).toEqual([])
  }
})

test.describe('a missing page', () => {
  test.use({ expectedErrors: [/status of 404/] })
  test('is in German', async ({ page, start }) => {
    const { url } = await start({}, 'start', GERMAN)
    await page.goto(`${url}/no/such/page`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden')
    await expect(page.getByRole('link', { name: 'Zur Startseite', exact: true })).toBeVisible()
    expect(await englishOn(page)).toEqual([])
  })
})

test('figures and dates are written as in German', async ({ page, start }) => {
  const { url } = await start({}, 'start', GERMAN)
  await page.goto(`${url}/github`)
  await expect(page.getByRole('term')).toHaveText(['Abonnenten', 'Abonniert', 'Öffentliche Projektarchive'])
  await expect(page.getByRole('definition')).toHaveText(['18.234', '9', '8'])
  await expect(page.getByRole('time')).toHaveText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/)
  await expect(page.getByText(/^Stand: /)).toBeVisible()
  await page.goto(`${url}/about`)
  const achievements = page.getByRole('region', { name: 'Auszeichnungen' })
  await expect(achievements.getByRole('time')).toHaveText('21. Sept. 2023')
  await page.goto(`${url}/skill`)
  await expect(page.getByRole('meter').first()).toHaveAttribute('aria-valuetext', '20 Prozent')
  await expect(page.getByText('Mai 2023 — heute')).toBeVisible()
})

test('what a click changes is in German too', { tag: '@mail' }, async ({ page, start }) => {
  const { url } = await start({}, 'start', GERMAN)
  await page.goto(`${url}/about`)
  await page.getByRole('button', { name: 'weiterlesen' }).click()
  await expect(page.getByRole('button', { name: 'weniger anzeigen' })).toBeVisible()

  await page.goto(`${url}/project`)
  await page.getByRole('combobox', { name: 'Auswahl' }).selectOption('Neu')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('6 von 9 Projekten')

  await page.goto(`${url}/contact`)
  await page.getByRole('textbox', { name: 'Ihr Name' }).fill('Ada')
  await page.getByRole('button', { name: 'Absenden' }).click()
  await expect(page.getByRole('status')).toContainText('Von dieser Seite wurde nichts gesendet.')
  const draft = await page.getByRole('link', { name: 'den Entwurf erneut öffnen' }).getAttribute('href')
  expect(decodeURIComponent(draft ?? '')).toContain('Ihr Name: Ada\r\nE-Mail-Adresse: \r\nTelefonnummer: ')
  await expect(page.getByRole('textbox', { name: 'Ihr Text' })).toHaveValue(/^Betreff: /)
  expect(await englishOn(page)).toEqual([])
})

test.describe('a failure', () => {
  test.use({ expectedErrors: [/./] })
  test('is reported in German', async ({ page, ownStandIn, start, alerts }) => {
    ownStandIn.answer = json({}, 429)
    const { url } = await start({}, 'start', GERMAN)
    await page.goto(`${url}/github`)
    await expect.poll(() => alerts).toEqual(['Fehler beim Abrufen der Daten'])
    await expect(page.getByRole('alert').filter({ hasText: 'Das Profil' })).toContainText(
      /Ab \d.+ geht es weiter/,
    )
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Noch immer kein Profil.' })).toBeVisible()
    expect(await englishOn(page)).toEqual([])
  })
})

/** The English words on the page, in its texts and in the attributes that are read out. */
async function englishOn(page: Page) {
  const seen = await page.evaluate(() => {
    const attributes = ['alt', 'aria-label', 'aria-valuetext', 'data-count', 'placeholder', 'title']
    const texts = [...document.querySelectorAll('body *:not(script, style, noscript)')].flatMap((element) => [
      ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')),
      ...attributes.map((name) => element.getAttribute(name)),
    ])
    return [document.title, ...texts].join('\n')
  })
  return english.filter((part) => new RegExp(`\\b${part.replace(/[^\w\s]/g, '\\$&')}\\b`).test(seen))
}

/** Those that German does not use as well. */
const english = partsOf(words).filter((part) => !partsOf(germanWords).some((german) => german.includes(part)))

/** The texts between the placeholders, longer than three letters. */
function partsOf(value: string | object): string[] {
  if (typeof value === 'object') return Object.values(value).flatMap(partsOf)
  return value
    .split(/\{\w+\}/)
    .map((part) => part.replace(/^\W+|\W+$/g, ''))
    .filter((part) => part.length > 3)
}
