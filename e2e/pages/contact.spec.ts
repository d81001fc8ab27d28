import type { Page } from 'playwright/test'
import { mailDraft } from '../../components/contact/mail-draft'
import { english as words } from '../../content/schema/languages/en'
import { owner } from '../../tests/specimen/content/owner'
import { contactSocials } from '../../tests/specimen/content/socials'
import { everyEngine, expect, test } from '../support/fixtures'
import { translate } from '../support/page'

const { form, panel } = words.contact

const message = {
  name: 'Ada "Countess" O\'Byron & Sons',
  email: 'not an address',
  phone: '+44 (0)20 100%',
  subject: 'Q&A: 50 % off? #1',
  message: 'First line\nSecond line = "quoted" & 100% <b>bold</b> 👩‍💻',
}

function field(page: Page, name: keyof typeof message) {
  return page.getByRole('textbox', { name: form.fields[name], exact: true })
}

async function submit(page: Page) {
  await page.getByRole('button', { name: form.submit }).click()
  await expect(page.getByText(form.notSent)).toBeVisible()
}

test('asks for five fields, says what each is for, and limits none', everyEngine, async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch')
  await expect(page.getByRole('heading', { name: 'Send us a Message' })).toBeVisible()
  const purposes = { Name: 'name', Email: 'email', 'Phone Number': 'tel', Subject: 'off', Message: undefined }
  await expect(page.locator('form label')).toHaveText(Object.keys(purposes).map((label) => `${label} *`))
  await expect(page.getByText(form.required)).toBeVisible()
  for (const [label, purpose] of Object.entries(purposes)) {
    const input = page.getByRole('textbox', { name: label, exact: true })
    await expect(input).toHaveAttribute('aria-required', 'true')
    for (const limit of ['required', 'maxlength', 'pattern']) await expect(input).not.toHaveAttribute(limit)
    if (purpose) await expect(input).toHaveAttribute('autocomplete', purpose)
    // Phones zoom in on a field with smaller text.
    await expect(input).toHaveCSS('font-size', /^(1[6-9]|[2-9]\d)/)
  }
  await expect(page.getByRole('button', { name: form.submit })).toHaveAccessibleDescription(form.hint)
  // Without JavaScript, the browser itself makes the draft.
  const draft = `form[action="mailto:${owner.email}"][method=post][enctype="text/plain"]`
  await expect(page.locator(draft)).toBeVisible()
})

test('opens a mail draft, sends nothing, and keeps what was typed', everyEngine, async ({ page, site }) => {
  await page.goto('/contact')
  const requests: string[] = []
  page.on('request', (request) => {
    // The router also prefetches other pages.
    const isPageAhead = request.method() === 'GET' && request.url().startsWith(site.url)
    if (!isPageAhead || request.url().includes('Byron')) requests.push(request.url())
  })
  const names = Object.keys(message) as (keyof typeof message)[] // the compiler types keys as plain strings
  for (const name of names) await field(page, name).fill(message[name])
  await submit(page)
  const draft = page.getByRole('link', { name: form.openAgain })
  await expect(draft).toHaveAttribute('href', mailDraft(owner.email, message, form.fields))
  for (const name of names) await expect(field(page, name)).toHaveValue(message[name])
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => requests).toEqual([await draft.getAttribute('href')])
})

test('offers a message that is too long for a draft to copy', async ({ page, context }) => {
  const long = 'あ'.repeat(300)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/contact')
  await field(page, 'subject').fill('Hello')
  await field(page, 'message').fill(long)
  await submit(page)
  await expect(page.getByText(form.tooLong.replace('{email}', owner.email))).toBeVisible()
  const draft = page.getByRole('link', { name: form.openAgain })
  await expect(draft).toHaveAttribute('href', `mailto:${owner.email}?subject=Hello`)
  await expect(page.getByRole('textbox', { name: form.yourMessage })).toHaveValue(new RegExp(long))
  await field(page, 'message').fill('Short')
  await expect(draft).toHaveAttribute('href', /Short/)
  await page.getByRole('button', { name: form.copy }).click()
  const copied = page.getByRole('status').filter({ hasText: form.copied })
  await expect(copied).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Subject: Hello\s+Short/)
  await field(page, 'message').fill('Bye')
  await expect(copied).toHaveCount(0)
})

test('Submit works again, also on a translated page and after a step back', everyEngine, async ({ page }) => {
  await page.goto('/contact')
  await submit(page)
  await field(page, 'subject').fill('Second')
  await page.evaluate(translate)
  await submit(page)
  await page.evaluate(translate)
  await page.getByRole('link', { name: /, home$/ }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(field(page, 'subject')).toHaveValue('Second')
  await submit(page)
  // Screen readers say a notice again only if it is a new element within the status.
  const notice = page.getByText(form.notSent)
  await notice.evaluate((element) => element.setAttribute('data-old', ''))
  await submit(page)
  await expect(notice).not.toHaveAttribute('data-old')
  await expect(page.getByRole('status').filter({ has: notice })).toHaveCount(1)
})

test.describe('where the browser refuses to copy', () => {
  // The page that fails at the end reports one of these errors.
  test.use({ expectedErrors: [/removeChild|object can not be found|^Error$/] })
  test('selects the address, and a page that fails can be tried again', everyEngine, async ({ page }) => {
    await page.goto('/contact')
    // A page without https has no clipboard.
    await page.evaluate(`void Object.defineProperty(navigator, 'clipboard', { value: undefined })`)
    const copy = page.getByRole('button', { name: panel.copy })
    const refusal = page.getByText(form.notCopied)
    for (let copies = 0; copies < 2; copies++) {
      await copy.click()
      // Screen readers say the refusal again, because it is a new element.
      await expect(refusal).not.toHaveAttribute('data-old')
      await refusal.evaluate((text) => text.setAttribute('data-old', ''))
      expect(await page.evaluate('getSelection().toString()')).toContain(owner.email)
    }
    // Some extensions of a browser remove texts from the page like this.
    await refusal.evaluate((text) => text.remove())
    await copy.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.error.heading)
    await expect(page.getByRole('banner').getByRole('link', { name: words.bar.contact })).toBeVisible()
    await page.getByRole('button', { name: words.error.tryAgain }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.contact.heading)
  })
})

test('shows the panel on large screens only', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/contact')
  const side = page.getByRole('complementary', { name: panel.heading })
  await expect(side).toBeVisible({ visible: !isMobile })
  await expect(page.getByText(form.hint)).toBeVisible()
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
  const place = isMobile ? page.getByRole('main') : side
  const mail = place.getByRole('link', { name: owner.email })
  await expect(mail).toHaveAttribute('href', `mailto:${owner.email}`)
  const links = place.getByRole('listitem').getByRole('link')
  await expect(links).toHaveText(contactSocials.map(({ label }) => label))
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '#')
})
