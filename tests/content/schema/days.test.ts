import { expect, test, vi } from 'vitest'
import { isFuture } from '@/content/schema/days'

test('a day is in the future where it has begun nowhere', () => {
  vi.setSystemTime('2026-11-21T11:00Z')
  expect(['2026-11-22', '2026-11-23'].map(isFuture)).toEqual([false, true])
})
