import { expect, test } from 'vitest'
import { linkTarget } from '@/components/article/link-target'
import { FRONT_MATTER, write } from '@/tests/support/write'

test.each([
  ['b.md?x=1#Head', '/notes/b?x=1#head'],
  ['b.md?x=1', '/notes/b?x=1'],
  ['b.md#head', '/notes/b#head'],
  ['b.md?x=1#none', '/notes/b?x=1'],
  ['#', '#'],
])('leads from %s to %s', (url, href) => {
  write('content/notes/b.md', `${FRONT_MATTER}\n## Head`)
  const article = { file: 'content/notes/a.md', href: '/notes/a', language: 'en' }
  expect(linkTarget(url, article).href).toBe(href)
})
