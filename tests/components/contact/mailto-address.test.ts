import { expect, test } from 'vitest'
import { mailtoAddress } from '@/components/contact/mailto-address'

test.each([
  ['you@example.com', 'mailto:you@example.com'],
  ['a?b@x.com', 'mailto:a%3Fb@x.com'],
  ['a%b&c@x.com', 'mailto:a%25b%26c@x.com'],
])('a mail to %s goes to %s', (email, address) => {
  expect(mailtoAddress(email)).toBe(address)
})
