import { expect, test, vi } from 'vitest'
import { plainText } from '@/components/markdown/plain-text'
import { readBody, readLine } from '@/components/markdown/read-body'
import { renderText } from '@/tests/support/render-text'

test.each([
  ['A<kbd title="a > b">B</kbd>', '<p>A<kbd title="a &gt; b">B</kbd></p>'],
  ['&copy; H<sub>**2**</sub>', '<p>© H<sub><strong>2</strong></sub></p>'],
  ['<p align="center"><mark>A</mark>\nB</p>', '<p align="center"><mark>A</mark>\nB</p>'],
  ['<figure style="x"><figcaption>A</figcaption></figure>', '<figure><figcaption>A</figcaption></figure>'],
  ['<ol compact start="2"><li>A</li></ol><hr noshade>', '<ol start="2"><li>A</li></ol><hr/>'],
  [
    '<Change\n  of="A > B" before=\'2\' after=1 onClick="b" />\n\nC',
    '<change of="A &gt; B" before="2" after="1"></change>\n<p>C</p>',
  ],
  ['3~5일, 7~10일 ~~gone~~', '<p>3~5일, 7~10일 <del>gone</del></p>'],
  ['[//]: # (A comment)\n\nOff :rocket: at 10:30:45', '<p>Off 🚀 at 10:30:45</p>'],
  ['> [!NOTE]\n>\n> A', '<alert kind="note">\n\n<p>A</p>\n</alert>'],
  ['> [!info]\n> A', '<blockquote>\n<p>[!info]\nA</p>\n</blockquote>'],
  ['![A|300x200](/a.png)', '<div class="plates"><plate src="/a.png" alt="A" width="300"></plate></div>'],
  ['![](b%20c.png "d")', '<div class="plates"><plate src="b%20c.png" alt="" title="d"></plate></div>'],
  [
    '<p>A <math><table><tr><td>B</td></tr></table></math></p>',
    '<p>A </p><table data-number="1"><tbody><tr><td>B</td></tr></tbody></table><p></p>',
  ],
  ['A <Change of=B before=2 after=1 />', '<div>A <change of="B" before="2" after="1"></change></div>'],
  ['[![npm](https://a.dev/b.svg)](https://npmjs.com)', '<p><a href="https://npmjs.com">npm</a></p>'],
  ['[![](https://a.dev/c.svg?d)](/e)', '<p><a href="/e">c.svg</a></p>'],
  ['[![A](//a.b/c)](/d)[![B](//a.b/c)](/e)', '<p><a href="/d">A</a> <a href="/e">B</a></p>'],
])('shows what a reader elsewhere shows: %j', async (text, html) => {
  expect(await renderText(text)).toBe(html)
})

test.each([
  '<script>evil</script>',
  '<iframe src="https://evil.example"></iframe><style>evil{}</style><form action="evil"></form>',
  '[a](javascript:evil) <a href="JaVaScRiPt:evil" onclick="evil">b</a> <img src=x onerror=evil>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=evil&gt;">',
  '<svg><style><img src=x onerror=evil></style></svg> <noscript><p title="</noscript><img onerror=evil>">',
  '<kbd title={evil} {...evil}>a</kbd> <evil.Box /> <Change of={evil} before="1" after="2" />',
  '<a id="evil" name="evil">a</a><img name="evil">',
])('lets nothing through that runs: %s', async (text) => {
  const html = await renderText(`Kept\n\n${text}`)
  expect(html).toContain('Kept')
  expect(html).not.toMatch(
    /<\w+(?:\s+[\w-]+="[^"]*")*\s+(?:on\w+|style|action|srcdoc)=|<(?:script|style|iframe|form|svg|math)|javascript:|\b(?:id|name)="evil/i,
  )
})

test('takes code of MDX and its comments out, and says which', async () => {
  const code =
    "import A from './a'\n\nexport const year = 2024\n\nKept, in {year}, {frontmatter.author} {/* no\n\n- comment */} `{year}`."
  expect(await renderText(code)).toMatch(/^<p>Kept, in , +<\/p>\n<p> *<code>\{year\}<\/code>\.<\/p>$/)
  expect(readBody(code).dropped).toEqual(['import', 'export', '{year}', '{frontmatter.author}'])
  const kept =
    '{a}, {/* `b` */} and\n\n```\n{/* c */}\n```\n\nB {/* d */}\n\n- ```\n  {/* c */}\n  ```\n\nB {/* d */}\n\n1. ```\n   {/* c */}\n   ```\n\nB {/* d */}\n\n> - ~~~\n>   {/* c */}\n>   ~~~\n\nB {/* d */}\n\nA\n\n    {/* d */}\n\nB {/* d */}\n\n<pre>{/* c */}</pre>\n\nB {/* d */}\n\n``a `{/* c */}` ``\n\nB {/* d */}\n\n- ~~~\n  {/* c */}\n\nB {/* d */}'
  expect(await renderText(kept)).toMatch(/^<p>\{a\},\s+and<\/p>(?!.*\{\/\* d)(?:.*?\{\/\* c \*\/\}){7}/s)
})

test.each([
  'import Tabs from "@theme/Tabs"\nimport {\n  A,\n  B\n} from "./b";',
  'export const meta = {\n  title: "A",\n}',
  'export default ({ children }) => <Layout>{children}</Layout>',
  'export async function load() {\n  const key = ":("\n\n  return { key }\n}',
])('takes a statement of MDX out: %j', (statement) => {
  expect(plainText(readBody(`${statement}\n\nKept`).tree)).toBe('Kept')
})

test.each([
  'export default is a statement of JavaScript that I avoid.',
  'import "x" is how you load it in Go.',
  'export const x = 1 makes a value of a module\nvisible to others.',
  'Its content is {props.children} or {name}',
])('shows a sentence about code: %j', (sentence) => {
  expect(plainText(readBody(sentence).tree)).toBe(sentence.replace('\n', ' '))
  expect(readBody(sentence).dropped).toEqual([])
})

test('moves headings so that the highest is the second level and none is skipped, and names them', async () => {
  const text =
    '---\ntitle: A\n---\n#### One\n###### Two\n# Three\n## [Four](/a)\n## 🚀\n## Content\n## Press <kbd>K</kbd>[^1]\n\n[^1]: Here'
  const headings = (await renderText(text)).matchAll(/<h(\d)[^>]* id="([^"]*)"/g)
  expect(Array.from(headings, ([, level, id]) => `${level} ${id}`).join(', ')).toBe(
    '2 one, 3 two, 2 three, 3 four, 3 section, 3 content-1, 3 press-k1, 2 user-content-footnote-label',
  )
})

test('takes the title out of the text once, and keeps a picture beside it', async () => {
  expect(plainText(readBody('# A<br>`b` & c\n\nText').title ?? readLine(''))).toBe('A b & c')
  expect(await renderText('---\ntitle: "A &amp; `b`!"\n---\n# A & `b`\n\nText')).toBe('<p>Text</p>')
  expect(await renderText('---\ntitle: Another\n---\n# A `b`')).toBe('<h2 id="a-b">A <code>b</code></h2>')
  expect(plainText(readBody('## A\n### B').title)).toBe('A')
  for (const text of ['A\n## B', '## A\n## B']) expect(readBody(text).title).toBeUndefined()
  expect(await renderText('# ![Logo](/a.svg) A\n\nText')).toBe(
    '<div class="plates"><plate src="/a.svg" alt="Logo"></plate></div>\n<p>Text</p>',
  )
})

test('lists four headings or more in front of the text', async () => {
  expect(await renderText('## A\n## B\n## C')).not.toContain('<contents>')
  expect(await renderText('## A\n## B\n### C\n## D')).toMatch(
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
