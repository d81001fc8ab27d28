import { german } from '../../content/schema/languages/de'
import { expect, noScript, PHONE, test } from '../support/fixtures'

// The owner has named a service to which the form is sent.
test.use({ viewport: PHONE, siteName: 'maximum' })

const { fields, submit, sends, draft, notSent } = german.contact.form

for (const [script, visit] of Object.entries({ with: test, without: noScript }))
  visit(`sends the form to the address of the owner and to no other, ${script} script`, async ({ page }) => {
    const sent: (string | null)[] = []
    await page.route('https://forms.example.org/**', (route) => {
      sent.push(route.request().postData())
      return route.fulfill({ body: 'Thank you' })
    })
    const { 'content-security-policy': policy } = (await page.goto('/me/contact'))?.headers() ?? {}
    expect(policy).toContain("; form-action mailto: 'self' https://forms.example.org;")
    await expect(page.getByText(sends.replace('{host}', 'forms.example.org'))).toBeVisible()
    // The browser asks for the first empty field, and sends nothing.
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByRole('textbox', { name: fields.name, exact: true })).toBeFocused()
    for (const [name, label] of Object.entries(fields))
      await page.getByRole('textbox', { name: label, exact: true }).fill(`${name} & é`)
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByText('Thank you')).toBeVisible()
    const values = Object.keys(fields).map((name) => [name, `${name} & é`])
    expect(sent.map((data) => [...new URLSearchParams(data ?? '')])).toEqual([[...values, ['_gotcha', '']]])
  })

test('links the phone number, and offers a mail draft beside the form that is sent', async ({ page }) => {
  await page.goto('/me/contact')
  await expect(page.locator('a[href^="tel:"]').first()).toHaveText(/ \+44 20 7946 0000 ext\. 123456$/)
  const field = page.getByRole('textbox', { name: fields.message, exact: true })
  await field.fill('Hello')
  await page.getByRole('button', { name: draft }).click()
  await expect(page.getByText(notSent)).toBeVisible()
  await expect(field).toHaveValue('Hello')
})
