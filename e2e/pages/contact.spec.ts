import { owner } from '../../scripts/template/content/owner'
import { contactSocials } from '../../scripts/template/content/socials'
import { expect, test, translate } from '../support/test'

const message = {
  Name: 'Ada "Countess" O\'Byron & Sons',
  Email: 'not an address',
  'Phone Number': '+44 (0)20 100%',
  Subject: 'Q&A: 50 % off? #1',
  Message: 'First line\nSecond line = "quoted" & 100% <b>bold</b> 👩‍💻',
}

test('asks for five fields, marks each with an asterisk and limits none', { tag: '@every-engine' }, async ({
  page,
}) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch')
  await expect(page.getByRole('heading', { name: 'Send us a Message' })).toBeVisible()
  await expect(page.locator('form label')).toHaveText(Object.keys(message).map((label) => `${label} *`))
  await expect(page.getByText('A star (*) marks a required field.')).toBeVisible()
  for (const label of Object.keys(message)) {
    const field = page.getByRole('textbox', { name: label, exact: true })
    await expect(field).toHaveAttribute('aria-required', 'true')
    expect(
      await field.evaluate((input: HTMLInputElement) => [
        input.required,
        input.maxLength,
        input.getAttribute('pattern'),
      ]),
    ).toEqual([false, -1, null])
  }
})

test('opens the message as a mail draft and keeps what was typed', {
  tag: '@every-engine',
}, async ({ page }) => {
  await page.goto('/contact')
  for (const [label, text] of Object.entries(message))
    await page.getByRole('textbox', { name: label }).fill(text)
  await page.getByRole('button', { name: 'Submit' }).click()

  await expect(page.getByText('Nothing has been sent from this page.')).toBeVisible()
  const href = (await page.getByRole('link', { name: 'open the draft again' }).getAttribute('href')) ?? ''
  const draft = new URL(href)
  expect(draft.protocol + draft.pathname).toBe(`mailto:${owner.email}`)
  const fields = Object.fromEntries(
    draft.search
      .slice(1)
      .split('&')
      .map((field) => field.split('=')),
  )
  expect(decodeURIComponent(fields.subject)).toBe(message.Subject)
  expect(decodeURIComponent(fields.body)).toBe(
    [
      ...message.Message.split('\n'),
      '',
      `Name: ${message.Name}`,
      `Email: ${message.Email}`,
      `Phone Number: ${message['Phone Number']}`,
    ].join('\r\n'),
  )
  for (const [label, text] of Object.entries(message)) {
    await expect(page.getByRole('textbox', { name: label, exact: false }).first()).toHaveValue(text)
  }
  await expect(page).toHaveURL('/contact')
})

test('sends the message only to the mail program', async ({ page, site }) => {
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
  const requests: string[] = []
  page.on('request', (request) => {
    // The router also prefetches other pages.
    const isPageAhead = request.method() === 'GET' && request.url().startsWith(site.url)
    if (!isPageAhead || request.url().includes('Ada')) requests.push(request.url())
  })
  await page.getByRole('button', { name: 'Submit' }).click()
  const draft = page.getByRole('link', { name: 'open the draft again' })
  await expect(draft).toHaveAttribute('href', /Ada/)
  expect(requests).toEqual([await draft.getAttribute('href')])
})

test('accepts an empty message', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Nothing has been sent from this page.')).toBeVisible()
})

test('says again what Submit has done, and the text to copy follows the fields', {
  tag: '@every-engine',
}, async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Subject' }).fill('First')
  await page.getByRole('button', { name: 'Submit' }).click()
  const notice = page.getByText('Nothing has been sent from this page.')
  await expect(notice).toBeVisible()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Second')
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(/^Subject: Second/)
  await expect(page.getByRole('link', { name: 'open the draft again' })).toHaveAttribute('href', /Second/)
  // Screen readers say what is new within a status.
  await notice.evaluate((element) => element.setAttribute('data-old', ''))
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(notice).not.toHaveAttribute('data-old')
  await expect(page.getByRole('status').filter({ has: notice })).toHaveCount(1)
})

test('keeps working on a translated page', { tag: '@every-engine' }, async ({ page }) => {
  await page.goto('/contact')
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.fill('Hello')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Nothing has been sent from this page.')).toBeVisible()
  await page.evaluate(translate)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.evaluate(translate)
  await page.getByRole('link', { name: /, home$/ }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(subject).toHaveValue('Hello')
  await expect(page.getByText('Nothing has been sent')).toHaveCount(0)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Nothing has been sent from this page.')).toBeVisible()
})

test('says when the browser refuses to copy, and selects the text instead', { tag: '@every-engine' }, async ({
  page,
}) => {
  await page.goto('/contact')
  // As on a page without https.
  await page.evaluate(`void Object.defineProperty(navigator, 'clipboard', { value: undefined })`)
  const refusal = page.getByRole('status').filter({ hasText: 'Your browser does not allow this' })
  for (let copies = 0; copies < 2; copies++) {
    await page.getByRole('button', { name: 'Copy the address' }).click()
    await expect(refusal.locator(':scope > *:not([data-old])')).toBeVisible()
    await refusal.locator(':scope > *').evaluate((text) => text.setAttribute('data-old', ''))
    expect(await page.evaluate('getSelection().toString()')).toContain(owner.email)
  }
})

test('copies the message to the clipboard, and says so for some seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Copy the message' }).click()
  const copied = page.getByRole('status').filter({ hasText: 'Copied' })
  await expect(copied).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Subject: \s+Hello/)
  await expect(page.getByRole('button', { name: 'Copy the message' })).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(copied).toHaveCount(0)
})

test('keeps what was typed, but not the notice, when the visitor comes back', {
  tag: '@every-engine',
}, async ({ page }) => {
  async function goAndComeBack() {
    await page.getByRole('link', { name: /, home$/ }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Hello')
    await expect(page.getByText('Nothing has been sent')).toHaveCount(0)
  }
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Hello')
  await goAndComeBack()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Nothing has been sent')).toBeVisible()
  await goAndComeBack()
})

test('shows the side panel on large screens only', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/contact')
  const panel = page.getByRole('complementary', { name: 'Contact info' })
  await expect(panel).toBeVisible({ visible: !isMobile })
  if (isMobile) return
  await expect(panel.getByRole('link', { name: owner.email })).toHaveAttribute(
    'href',
    `mailto:${owner.email}`,
  )
  await expect(panel.getByRole('listitem').getByRole('link')).toHaveCount(6)
  for (const link of await panel.getByRole('listitem').getByRole('link').all())
    await expect(link).toHaveAttribute('href', '#')
})

test('shows e-mail, links and what is stored on the narrowest screen, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: owner.email })).toBeVisible()
  await expect(main.getByRole('listitem').getByRole('link')).toHaveText(
    contactSocials.map(({ label }) => label),
  )
  await expect(page.getByText('This page stores nothing.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the form still opens a mail draft', async ({ page }) => {
    await page.goto('/contact')
    const form = page.locator('form')
    await expect(form).toHaveAttribute('action', `mailto:${owner.email}`)
    await expect(form).toHaveAttribute('method', 'post')
    await expect(form).toHaveAttribute('enctype', 'text/plain')
  })
})
