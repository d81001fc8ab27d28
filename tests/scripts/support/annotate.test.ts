import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { annotate } from '@/scripts/support/annotate'

test('shows a text at its line on GitHub and in the summary, whatever it says', () => {
  const summary = join(mkdtempSync(join(tmpdir(), 'summary-')), 'summary.md')
  const log = vi.spyOn(console, 'log').mockReturnValue()
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary)
  annotate([
    { level: 'error', file: 'content/notes/a,b.md', line: 3, text: '100 %\n::stop-commands::x' },
    { level: 'warning', text: '/about: <b>' },
  ])
  expect(log.mock.calls.flat()).toEqual([
    '::error file=content/notes/a%2Cb.md,line=3::100 %25U+000A::stop-commands::x',
    '::warning::/about: <b>',
  ])
  expect(readFileSync(summary, 'utf8')).toContain('warning: /about: &lt;b>\n</pre>')
})
