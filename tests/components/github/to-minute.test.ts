import { expect, test } from 'vitest'
import { toMinute } from '@/components/github/to-minute'

test.each([
  ['en-US', 'Nov 2, 2026, 9:30 AM'],
  ['de', '02.11.2026, 09:30'],
  ['th', '2 พ.ย. 2026 09:30'],
])('writes the time in %s', (locale, text) => {
  expect(toMinute(Date.UTC(2026, 10, 2, 9, 30), locale).replace(/\s/g, ' ')).toBe(text)
})

test('writes every month in English as the other pages do', () => {
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const
  for (let month = 0; month < 12; month++) {
    const time = Date.UTC(2026, month, 2, 9, 30)
    expect(toMinute(time, 'en-GB')).toBe(new Intl.DateTimeFormat('en-GB', style).format(time))
  }
})
