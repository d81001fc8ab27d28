import { expect, test } from 'vitest'
import { mailDraft } from '@/components/contact/mail-draft'

const labels = { name: 'Name', email: 'Email', phone: 'Phone Number', subject: 'Subject', message: 'Message' }
const empty = { name: '', email: '', phone: '', subject: '', message: '' }

test('keeps whatever was typed in the subject and the message, and ends lines with CRLF', () => {
  const text = `"double" 'single' (<b>)! & ? = # + * / \\ ; 100% %20 %zz 👩‍💻 مرحبا`
  const typed = { ...empty, subject: text, message: `${text}a\nb\r\nc\rd` }
  const draft = mailDraft('you@example.com', typed, labels)
  const body = `${text}a\r\nb\r\nc\r\nd\r\n\r\nName: \r\nEmail: \r\nPhone Number: `
  const parts = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(draft)?.slice(1)
  expect(parts?.map(decodeURIComponent)).toEqual(['you@example.com', text, body])
  // Some mail programs stop at these characters.
  expect(draft).not.toMatch(/[!'()*]/)
})

test.each([
  ['all of a short message', 'Hello', 'a'.repeat(1_000), ['Hello', true]],
  ['the subject alone of letters of nine characters each', 'Hello', '字'.repeat(220), ['Hello', false]],
  ['nothing of a subject that is too long itself', '字'.repeat(300), '', [undefined, false]],
])('has %s', (_, subject, message, [title, isWhole]) => {
  const draft = mailDraft('you@example.com', { ...empty, subject, message }, labels)
  expect(draft.length).toBeLessThanOrEqual(2_000)
  expect(/subject=([^&]*)/.exec(draft)?.[1]).toBe(title)
  expect(draft.includes('&body=')).toBe(isWhole)
})

test('survives half an emoji, and does not let an address add fields to the draft', () => {
  const draft = mailDraft('a%b&c@example.com?cc=other@example.com', { ...empty, subject: '\ud83d' }, labels)
  expect(draft).toMatch(/^mailto:a%25b%26c@example\.com%3Fcc%3Dother%40example\.com\?subject=%EF%BF%BD&/)
})
