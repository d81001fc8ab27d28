import { expect, test } from 'vitest'
import { toMinute } from '@/components/github/to-minute'

test.each([
  ['en-GB', '2 Nov 2026, 09:30'],
  ['en-US', 'Nov 2, 2026, 9:30 AM'],
  ['de', '02.11.2026, 09:30'],
  ['th', '2 พ.ย. 2026 09:30'],
])('writes the time in %s', (locale, text) => {
  expect(toMinute(Date.UTC(2026, 10, 2, 9, 30), locale).replace(/\s/g, ' ')).toBe(text)
})
