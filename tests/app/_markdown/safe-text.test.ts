import { expect, test } from 'vitest'
import { checkMarkdown } from '@/app/_check/articles/check-markdown'
import { atomFeed } from '@/app/_metadata/atom-feed'
import { contentIn } from '@/components/content/content'
import { FACTS } from '@/tests/support/facts'
import { renderText } from '@/tests/support/render-text'
import { write } from '@/tests/support/write'

// Code that ran would fail, because there is nothing called `evil`.
const CODE = [
  '{/* a */ (evil) /* b */}',
  '<kbd title={evil}>a</kbd>',
  '<kbd {...evil}>a</kbd>',
  '<kbd><b>{evil()}</b></kbd>',
  '<Change of={evil} before="1" after="2" />',
  '<evil.Box />',
  "import evil from 'evil'",
  'export const a = evil',
  '> - <kbd>{evil}</kbd>\n>\n>   {evil}',
  'A {evil',
  'A <evil',
  '---\u2028\n{evil}\n---\n',
]

test.each(CODE)('runs no code of a text on its page: %s', async (code) => {
  expect(await renderText(`${FACTS}\nKept\n\n${code}\n`)).toContain('Kept')
})

test('runs none in the feed, where a task shows whether it is done, and a picture its caption', async () => {
  const picture = '![C](/drawings/icon.svg "wide: Seen")'
  const texts = [...CODE, '- [x] A\n- [ ] B', picture].map((text) => `${FACTS}\nKept\n\n${text}\n`)
  for (const [index, text] of texts.entries()) write(`content/notes/${index}.mdx`, text)
  const feed = await atomFeed(contentIn())
  expect(feed?.match(/Kept/g)).toHaveLength(texts.length)
  expect(feed).toMatch(/☑.+ A.+☐.+ B/s)
  expect(feed).toContain('em&#62;Seen&#60;')
})

test('shows no comment of MDX, but code that has one', async () => {
  expect(await renderText('A {/* *b*\n\n- c */} d `{/* e */}`')).toMatch(/^<p>A<\/p>\n<p> *d <code>.*e/)
  expect(await renderText('- A\n\n  ```\n  {/* b */}\n  ```\n')).toContain('{/* b */}')
  expect(await renderText('````\n```\n{/* c */}\n```\n````\n')).toContain('{/* c */}')
  expect(await renderText('```\n{/* d */}\n\n{/* e */}')).toContain('{/* d */}\n\n{/* e */}')
  expect(await renderText('```a``` {/* f */}')).not.toContain('f')
  // A formula that stands alone is known by its place in the text.
  expect(await renderText('{/* a */}\n\n$$b$$')).toContain('<formula')
})

test('takes the end of the facts for the same as the parser does', () => {
  const source = `${FACTS.trim()}\u2028\n{evil}\n---\n\nKept\n`
  expect(checkMarkdown(source).mistakes).not.toEqual([])
})
