import type { Page } from 'playwright/test'
import { words } from '../../tests/specimen/content/words'
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

test('a missing page is in German', async ({ page, start }) => {
  const { url } = await start({}, 'start', GERMAN)
  await page.goto(`${url}/no/such/page`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden')
  await expect(page.getByRole('link', { name: 'Zur Startseite', exact: true })).toBeVisible()
  expect(await englishOn(page)).toEqual([])
})
