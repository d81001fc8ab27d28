import { readFileSync } from 'node:fs'
import { german as words } from '../../content/schema/languages/de'
import { english } from '../../content/schema/languages/en'
import { weigh } from '../../scripts/check/weigh'
import { ADDRESS, LONG_NAME } from '../support/maximum-owner'
import { SITES } from '../support/site'
import { everyEngine, expect, noScript, PHONE, routes, test } from '../support/test'

// The most of everything, under a base path, hidden, in German.
const FOLDER = `${SITES}/maximum`
const pages = routes.map((route) => (route === '/' ? '/me' : `/me${route}`))

test.use({ viewport: PHONE, siteFolder: FOLDER })

test('stays below the base path, and hides from search engines', async ({ request }) => {
  for (const path of [...pages, '/me/no/such/page']) {
    const html = await (await request.get(path)).text()
    const addresses = [...html.matchAll(/\s(?:href|src|srcSet|action)="(\/[^"]*)"/g)]
      .flatMap(([, value = '']) => value.split(/, | \d+w/))
      .filter((address) => address && !/^\/me\b/.test(address))
    expect(addresses, path).toEqual([])
    expect(html, path).toContain('<meta name="robots" content="noindex"/>')
  }
  for (const path of 'resume.json feed.xml llms.txt cv-ar.pdf preview no/such/page robots.txt'.split(' '))
    expect((await request.get(`/me/${path}`)).headers()['x-robots-tag'], path).toBe('noindex')
  expect(await (await request.get('/me/robots.txt')).text()).not.toContain('Sitemap')
  for (const src of ['icon.svg', 'favicon.ico', 'apple-icon'])
    expect((await request.get(`/me/${src}`)).status(), src).toBe(200)
})

test('a list of a hundred notes weighs little more than another page', async ({ browser, site }) => {
  const { document, total, requests } = await weigh(browser, `${site.url}/me/notes`)
  expect(document).toBeLessThanOrEqual(46_000)
  expect(total).toBeLessThan(200_000)
  expect(requests).toBeLessThanOrEqual(20)
})

test('takes every word from the content', async ({ page }) => {
  for (const path of [...pages, '/me/no/such/page']) {
    await page.goto(path)
    for (const name of [words.about.readMore, words.contact.form.draft]) {
      const button = page.getByRole('button', { name })
      if (await button.isVisible()) await button.click()
    }
    const source = await page.content()
    const html = source.replace(/<(script|style)\b.*?<\/\1>| (class|href|id)="[^"]*"/gs, '')
    const found = untranslated.filter((part) =>
      RegExp(`\\b${part.replace(/[^\w\s]/g, '\\$&')}\\b`).test(html),
    )
    expect(found, path).toEqual([])
  }
})

test('shows a name with markup as it is, also to search engines', async ({ page }) => {
  await page.goto('/me')
  await expect(page).toHaveTitle(LONG_NAME)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG_NAME)
  const statements = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(statements ?? '').mainEntity).toMatchObject({ name: LONG_NAME, url: `${ADDRESS}/me` })
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

for (const [script, visit] of Object.entries({ with: test, without: noScript }))
  visit(`sends the form to the address of the owner and to no other, ${script} script`, async ({ page }) => {
    const { fields, submit, sends, notSent } = words.contact.form
    const sent: (string | null)[] = []
    await page.route('https://forms.example.org/**', (route) => {
      sent.push(route.request().postData())
      return route.fulfill({ body: 'Thank you' })
    })
    const response = await page.goto('/me/contact')
    const policy = response?.headers()['content-security-policy']
    expect(policy).toMatch(/; form-action mailto: https:\/\/forms\.example\.org;/)
    await expect(page.getByText(sends.replace('{host}', 'forms.example.org'))).toBeVisible()
    // The browser asks for the first empty field, and sends nothing.
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByRole('textbox', { name: fields.name, exact: true })).toBeFocused()
    for (const [name, label] of Object.entries(fields))
      await page.getByRole('textbox', { name: label, exact: true }).fill(`${name} & é`)
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByText('Thank you')).toBeVisible()
    await expect(page.getByText(notSent)).toHaveCount(0)
    const values = Object.keys(fields).map((name) => [name, `${name} & é`])
    expect(sent.map((data) => [...new URLSearchParams(data ?? '')])).toEqual([[...values, ['_gotcha', '']]])
  })

test('links the phone number, and offers a mail draft beside the form that is sent', async ({ page }) => {
  await page.goto('/me/contact')
  await expect(page.locator('a[href^="tel:"]').first()).toHaveText(/ \+44 20 7946 0000 ext\. 123456$/)
  const { fields, draft, notSent } = words.contact.form
  const field = page.getByRole('textbox', { name: fields.message, exact: true })
  await field.fill('Hello')
  await page.getByRole('button', { name: draft }).click()
  await expect(page.getByText(notSent)).toBeVisible()
  await expect(field).toHaveValue('Hello')
})

/** What the owner has written, and the words of the site. */
const right = ['career', 'descriptions', 'navigation', 'owner', 'projects', 'services', 'skills', 'socials']
  .map((file) => readFileSync(`${FOLDER}/content/${file}.ts`, 'utf8'))
  .concat(JSON.stringify(words))
  .join()
// The offer is in the language that it offers.
const { offer: _, ...bar } = english.bar
const untranslated = partsOf({ ...english, bar }).filter((part) => !right.includes(part))

/** The texts between the placeholders, longer than three letters. */
function partsOf(value: string | object): string[] {
  if (typeof value === 'object') return Object.values(value).flatMap(partsOf)
  return value
    .split(/\{\w+\}/)
    .map((part) => part.replace(/^\W+|\W+$/g, ''))
    .filter((part) => part.length > 3)
}

test('serves a part of a video', async ({ request }) => {
  const parts = { 'bytes=0-1': 206, 'bytes=10-': 206, 'bytes=99999999-': 200, 'bytes=5-2': 200 }
  for (const [Range, status] of Object.entries(parts)) {
    const response = await request.get('/me/shots/Zo%C3%AB%201.webm', { headers: { Range } })
    expect(response.status(), Range).toBe(status)
    if (Range === 'bytes=0-1') expect(await response.body()).toHaveLength(2)
  }
})

test('sends scripts as Brotli to those that know it', async ({ request }) => {
  const html = await (await request.get('/me')).text()
  const [script = ''] = /\/me\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(html) ?? []
  const headersFor = async (accepted: string) => {
    const answer = await request.get(script, { headers: { 'Accept-Encoding': accepted } })
    expect(await answer.text()).toContain('TURBOPACK')
    return answer.headers()
  }
  const [vary, type] = ['Accept-Encoding', 'application/javascript; charset=UTF-8']
  expect(await headersFor('gzip, br')).toMatchObject({ 'content-encoding': 'br', 'content-type': type, vary })
  for (const accepted of ['gzip', 'gzip, br; q=0', 'gzip, br ;q=0', 'gzip, x-br', 'gzip, br;q=0.5'])
    expect(await headersFor(accepted)).toMatchObject({ 'content-encoding': 'gzip', vary })
  // No other path has the script.
  const headers = { 'Accept-Encoding': 'br' }
  const elsewhere = await request.get(script.replace('/me', '/xx'), { headers })
  expect(elsewhere.status()).toBe(404)
  expect(elsewhere.headers()).not.toHaveProperty('content-encoding')
})
