import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { plainText } from '@/components/markdown/plain-text'
import { readBody, readLine } from '@/components/markdown/read-body'
import { renderText } from '@/tests/support/render-text'

const { shown, evil, mdx, headings } = parse(readFileSync('tests/components/markdown/read-body.yml', 'utf8'))

test.each<{ text: string; html: string }>(shown)(
  'shows what a reader elsewhere shows: $text',
  async (pair) => {
    expect(await renderText(pair.text)).toBe(pair.html)
  },
)

test.each<string>(evil)('lets nothing through that runs: %s', async (text) => {
  const html = await renderText(`Kept\n\n${text}`)
  expect(html).toContain('Kept')
  expect(html).not.toMatch(
    /<\w+(?:\s+[\w-]+="[^"]*")*\s+(?:on\w+|style|action|srcdoc)=|<(?:script|style|iframe|form|svg|math)|javascript:|\b(?:id|name)="evil/i,
  )
})

test('takes code of MDX and its comments out, and says which', async () => {
  expect(await renderText(mdx.code)).toMatch(/^<p>Kept, in , +<\/p>\n<p> *<code>\{year\}<\/code>\.<\/p>$/)
  expect(readBody(mdx.code).dropped).toEqual(['import', 'export', '{year}', '{frontmatter.author}'])
  expect(await renderText(mdx.kept)).toMatch(/^<p>\{a\},\s+and<\/p>(?!.*\{\/\* d)(?:.*?\{\/\* c \*\/\}){7}/s)
})

test.each<string>(mdx.statements)('takes a statement of MDX out: %j', (statement) => {
  expect(plainText(readBody(`${statement}\n\nKept`).tree)).toBe('Kept')
})

test.each<string>(mdx.sentences)('shows a sentence about code: %j', (sentence) => {
  expect(plainText(readBody(sentence).tree)).toBe(sentence.replace('\n', ' '))
  expect(readBody(sentence).dropped).toEqual([])
})

test('puts the highest headings on the second level, skips no level, and names them', async () => {
  const found = (await renderText(headings)).matchAll(/<h(\d)[^>]* id="([^"]*)"/g)
  expect(Array.from(found, ([, level, id]) => `${level} ${id}`).join(', ')).toBe(
    '2 one, 3 two, 2 three, 3 four, 3 section, 3 content-1, 3 press-k1, 2 user-content-footnote-label',
  )
})

test('takes the title out of the text once, and keeps a picture beside it', async () => {
  expect(plainText(readBody('# A<br>`b` & c\n\nText').title ?? readLine(''))).toBe('A b & c')
  expect(await renderText('---\ntitle: "A &amp; `b`!"\n---\n# A & `b`\n\nText')).toBe('<p>Text</p>')
  expect(await renderText('---\ntitle: Another\n---\n# A `b`')).toBe('<h2 id="a-b">A <code>b</code></h2>')
  expect(plainText(readBody('## A\n## B').title)).toBe('A')
  expect(readBody('A\n## B').title).toBeUndefined()
  expect(await renderText('# ![Logo](/a.svg) A\n\nText')).toBe(
    '<div class="plates"><plate src="/a.svg" alt="Logo"></plate></div>\n<p>Text</p>',
  )
})

test('lists four headings or more in front of the text', async () => {
  expect(await renderText('T\n## A\n## B\n## C')).not.toContain('<contents>')
  expect(await renderText('T\n## A\n## B\n### C\n## D')).toMatch(
    /^<contents><li class="h2"><a href="#a">A<\/a>.*<li class="h3">/,
  )
})

test('sets Markdown and entities of a title, unless it is no line', () => {
  expect(plainText(readLine('Don&#8217;t `use` **R&amp;D**'))).toBe('Don’t use R&D')
  expect(plainText(readLine('1. Begin'))).toBe('1. Begin')
  expect(plainText(readLine('Of $x^2$'))).toBe('Of x^2')
})

test('code has the inks of the page however slow the machine is, its name and its marks', async () => {
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000))
  const html = await renderText('```ts title="a.ts" {1}\nexport const a = 1\n```')
  for (const part of ['color:var(--primary)">export<', '>a.ts</figcaption>', 'data-highlighted-line=""'])
    expect(html).toContain(part)
})
