import { compile } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { expect, test } from 'vitest'
import { checkMarkdown } from '@/app/_check/articles/check-markdown'
import harmlessHtml from '@/app/_markdown/harmless-html.mjs'
import headingIds from '@/app/_markdown/heading-ids.mjs'
import safeText from '@/app/_markdown/safe-text.mjs'

test('gives a heading the same id on the page and in the check, and none that the page has', async () => {
  const headings = ['Press <kbd>K</kbd>', 'With a note[^1]', 'Content', 'Menu', 'Footnote label']
  const text = `${headings.map((heading) => `## ${heading}\n\n`).join('')}[^1]: Here`
  const ids = ['press-k', 'with-a-note', 'content-1', 'menu-1', 'footnote-label-1']
  const remarkPlugins = [remarkGfm, harmlessHtml, safeText, headingIds]
  const page = await compile(text, { format: 'md', remarkPlugins })
  expect([...checkMarkdown(text, 'a.md').anchors]).toEqual(ids)
  expect([...String(page).matchAll(/h2, \{\s+id: "(.*?)"/g)].map(([, id]) => id)).toEqual(ids)
})
