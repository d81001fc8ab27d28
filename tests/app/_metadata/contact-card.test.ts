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

test('the contact card has a small photo', async () => {
  const portrait = sharp({ create: { width: 900, height: 1200, channels: 3, background: 'red' } })
  await portrait.toFile('public/me.jpg')
  const [, photo = ''] =
    /\nPHOTO:data:image\/jpeg;base64,(.*)/.exec(String(await card({ portrait: '/me.jpg' }))) ?? []
  expect(await sharp(Buffer.from(photo, 'base64')).metadata()).toMatchObject({ width: 192, height: 192 })
})

test.each([{ name: 'Your Name' }, { email: 'you@example.com' }])('no card has our %j', async (fields) => {
  expect(await card(fields)).toBeUndefined()
})
