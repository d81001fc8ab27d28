import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contactCard } from '@/app/_metadata/contact-card'
import { contentIn } from '@/components/content/content'
import { owner } from '@/tests/specimen/content/owner'

const card = (fields: object) => contactCard({ ...contentIn(), owner: { ...owner, ...fields } })

test('the contact card has what the owner wrote, in lines of at most 75 bytes', async () => {
  const name = 'Zoë, Freifrau; \\ von Donaudampfschifffahrtsgesellschaft-Überführungsleitung 👩‍💻'
  const text = String(await card({ name, phone: 'Tel. +44 20 7946 0000', place: 'Exeter, UK' }))
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  const unfolded = text.replaceAll('\r\n ', '')
  expect(unfolded).toContain(`\r\nFN:${name.replace(/[\\,]/g, '\\$&')}\r\n`)
  expect(unfolded).toContain('Zoë\\, Freifrau\\; ')
  expect(unfolded).toContain('\r\nEMAIL:robin@hale.example\r\nTEL;VALUE=uri:tel:+442079460000\r\n')
  expect(unfolded).toContain('\r\nADR:;;;Exeter\\, UK;;;\r\n')
  expect(unfolded).not.toMatch(/octocat|URL:#|undefined/)
})

test('the photo in the contact card is small, whatever the portrait is', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const portrait = sharp({ create: { width: 900, height: 1200, channels: 3, background: 'red', noise } })
  await portrait.toFile('public/me.jpg')
  const text = String(await card({ portrait: '/me.jpg' })).replaceAll('\r\n ', '')
  const [, photo = ''] = /\nPHOTO:data:image\/jpeg;base64,(.*)/.exec(text) ?? []
  expect(photo.length).toBeGreaterThan(1_000)
  expect(photo.length * 0.75).toBeLessThan(20_000)
})

const OURS = [{ name: 'Your Name' }, { email: 'you@example.com' }]
test.each(OURS)('there is no contact card with our %j', async (fields) => {
  expect(await card(fields)).toBeUndefined()
})
