import { expect, test, vi } from 'vitest'
import { annotate } from '@/scripts/support/annotate'

test('shows a text at its line on GitHub, whatever it says', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  annotate([
    { level: 'error', file: 'content/notes/a,b.md', line: 3, text: '100 %\n::stop-commands::x' },
    { level: 'warning', text: '/about: <b>' },
  ])
  expect(log.mock.calls.flat()).toEqual([
    '::error file=content/notes/a%2Cb.md,line=3::100 %25U+000A::stop-commands::x',
    '::warning::/about: <b>',
  ])
})
