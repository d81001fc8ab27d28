import { expect, test } from 'vitest'
import { withUnits } from '@/components/text/with-units'

test('keeps a unit with its figure', () => {
  expect(withUnits('9 of 180 ms')).toBe('9 of 180\u00a0ms')
})
