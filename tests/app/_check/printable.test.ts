import { expect, test } from 'vitest'
import { printable, show } from '@/app/_check/printable'

test('shows a value that JSON does not have, and cuts no character in half', () => {
  expect(show([40n])).toBe('["40"]')
  expect(show(`${'a'.repeat(59)}🙂b`)).toBe(`"${'a'.repeat(59)}…"`)
})

test('prints nothing that GitHub or a terminal takes for an instruction', () => {
  expect(printable(' ::error::a\n##[group]\x1b[31m')).toBe(' : :error::a\n## [group]U+001B[31m')
})
