import { expect, test } from 'vitest'
import { printable, show } from '@/app/_check/printable'

test('prints nothing that GitHub or a terminal takes for an instruction', () => {
  expect(printable(' ::error::a\n##[group]\x1b[31m')).toBe(' : :error::a\n## [group]U+001B[31m')
  expect(show(`${'a'.repeat(59)}🙂b`)).toBe(`"${'a'.repeat(59)}\ufffd…"`)
})
