import { expect, test } from 'vitest'
import { checkMarkdown } from '@/app/_check/articles/check-markdown'
import { renderText } from '@/tests/support/render-text'

test('gives a heading the same id on the page and in the check, and none that the page has', async () => {
  const headings = ['Press <kbd>K</kbd>', 'With a note[^1]', 'Content', 'Menu', 'Footnote label']
  const text = `${headings.map((heading) => `## ${heading}\n\n`).join('')}[^1]: Here`
  const ids = ['press-k', 'with-a-note', 'content-1', 'menu-1', 'footnote-label-1']
  const page = await renderText(text)
  expect([...checkMarkdown(text).anchors]).toEqual(ids)
  expect(Array.from(page.matchAll(/<h2 id="(.*?)"/g), ([, id]) => id)).toEqual(ids)
})
