import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { annotate } from '@/scripts/support/annotate'

test('shows a text at its line on GitHub and in the summary, whatever it says', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  vi.stubEnv('GITHUB_STEP_SUMMARY', 'summary.md')
  annotate([
    { level: 'error', file: 'content/notes/a,b.md', line: 3, text: '100 %\n::stop-commands::x' },
    { level: 'warning', text: '/about: <b>' },
  ])
  expect(log.mock.calls.flat()).toEqual([
    '::error file=content/notes/a%2Cb.md,line=3::100 %25U+000A::stop-commands::x',
    '::warning::/about: <b>',
  ])
  expect(readFileSync('summary.md', 'utf8')).toContain('warning: /about: &lt;b>\n</pre>')
})
