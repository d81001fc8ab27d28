import { expect, test } from 'vitest'
import { show } from '@/app/_check/printable'

test('shows a value that JSON does not have, and cuts no character in half', () => {
  expect(show([40n])).toBe('["40"]')
  expect(show(`${'a'.repeat(59)}🙂b`)).toBe(`"${'a'.repeat(59)}…"`)
})
