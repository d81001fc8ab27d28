import { expect, test } from 'vitest'
import { printable, show } from '@/app/_findings/printable'
import { asLines } from '@/app/_findings/report'

test('prints the findings file by file, each on one line that acts on no terminal and no log', () => {
  const findings = [
    { path: ['content/notes/a.md'], line: 9, text: 'link "/b": the site has no such page\n::error::c' },
    { path: ['content/notes/\n::error::d\u202e.md'], text: 'it is empty' },
    { path: ['content/notes/a.md'], line: 2, text: 'title: \x1b[31m\x9bred' },
    { path: ['content/notes/none.ts'], text: 'only texts belong here' },
  ]
  expect(asLines(findings)).toEqual([
    'content/notes/a.md:2, title: U+001B[31mU+009Bred',
    'content/notes/a.md:9, link "/b": the site has no such pageU+000A::error::c',
    'content/notes/U+000A::error::dU+202E.md, it is empty',
    'content/notes/none.ts:1, only texts belong here',
  ])
})

test('prints nothing that GitHub or a terminal takes for an instruction', () => {
  expect(printable(' ::error::a\n##[group]\x1b[31m')).toBe(' : :error::a\n## [group]U+001B[31m')
  expect(show(`${'a'.repeat(59)}🙂b`)).toBe(`"${'a'.repeat(59)}\ufffd…"`)
})
