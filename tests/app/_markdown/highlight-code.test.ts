import { compile } from '@mdx-js/mdx'
import { expect, test, vi } from 'vitest'
import { codeTheme } from '@/app/_markdown/code-theme'
import highlightCode from '@/app/_markdown/highlight-code.mjs'

test('code has the inks of the page however slow the machine is', async () => {
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000))
  const highlight: [typeof highlightCode, object] = [highlightCode, { theme: codeTheme }]
  const page = await compile('```ts\nexport const a = 1\n```', { rehypePlugins: [highlight] })
  expect(String(page)).toMatch(/color: "var\(--primary\)"\s+\},\s+children: "export"/)
})
