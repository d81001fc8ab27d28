import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contactCard } from '@/app/_metadata/contact-card'
import { contentIn } from '@/components/content/content'
import { owner } from '@/tests/specimen/content/owner'

const card = (fields: object) => contactCard({ ...contentIn(), owner: { ...owner, ...fields } })

test('the contact card has what the owner wrote', async () => {
  const name = 'Zoë, Freifrau; \\ von Überführungsleitung 👩‍💻'
  const text = String(await card({ name, phone: 'Tel. +44 20 7946 0000', place: 'Exeter, UK' }))
  expect(text).toContain(`\r\nFN:${name.replace(/[\\,]/g, '\\$&')}\r\n`)
  expect(text).toContain('\r\nEMAIL:robin@hale.example\r\nTEL;VALUE=uri:tel:+442079460000\r\n')
  expect(text).toContain('\r\nADR:;;;Exeter\\, UK;;;\r\n')
  expect(text).not.toMatch(/octocat|URL:#|undefined/)
})

test('the photo in the contact card is small, whatever the portrait is', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const portrait = sharp({ create: { width: 900, height: 1200, channels: 3, background: 'red', noise } })
  await portrait.toFile('public/me.jpg')
  const text = String(await card({ portrait: '/me.jpg' }))
  const [, photo = ''] = /\nPHOTO:data:image\/jpeg;base64,(.*)/.exec(text) ?? []
  expect(photo.length).toBeGreaterThan(1_000)
  expect(photo.length * 0.75).toBeLessThan(20_000)
})

test.each([{ name: 'Your Name' }, { email: 'you@example.com' }])(
  'there is no contact card with our %j',
  async (fields) => {
    expect(await card(fields)).toBeUndefined()
  },
)
