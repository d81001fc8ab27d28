import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findArticleMistakes } from '@/scripts/check/articles'

const home = process.cwd()

beforeAll(() => {
  const site = mkdtempSync(join(tmpdir(), 'articles-'))
  cpSync('scripts/template', site, { recursive: true })
  mkdirSync(join(site, 'content/notes'))
  writeFileSync(join(site, 'public/board.webm'), '')
  process.chdir(site)
})

afterAll(() => process.chdir(home))

const FACTS = '---\ntitle: A note\ndate: 2026-11-20\nsummary: What it is about.\n---\n'

function mistakesIn(source: string, file = 'note.mdx') {
  writeFileSync(`content/notes/${file}`, source)
  const found = findArticleMistakes().map(({ line, text }) => `${line}: ${text}`)
  rmSync(`content/notes/${file}`)
  return found
}

test('accepts what Markdown can do', () => {
  const text = `${FACTS}
## Second {/* a comment */}
### Third
[page](/project) [file](/drawings/icon.svg) [story](/project/relay-board#how-two-screens-agree) [mail](mailto:you@example.com)
[above](#third) https://example.com/ a footnote[^1] H<sub>2</sub>O 1 \\< 2 \\{a}

![A drawing](/drawings/icon.svg "Its caption") ![A recording](/board.webm)

<Change of="Time" before="2.5" after="1" />

[^1]: It is here.`
  expect(mistakesIn(text)).toEqual([])
})

test.each([
  ['![](/drawings/icon.svg)', '7: picture "/drawings/icon.svg": it has no text — wanted what it shows'],
  ['![A board](/shots/none.png)', '7: picture "/shots/none.png": there is no public/shots/none.png; wanted'],
  ['![A board](https://example.com/a.png)', '7: picture "https://example.com/a.png": wanted a picture under'],
  ['![A board](/none.webm)', '7: picture "/none.webm": there is no public/none.webm — wanted a video'],
  ['Text ![A board](/drawings/icon.svg)', '7: picture "/drawings/icon.svg": wanted a paragraph of its own'],
  ['[dead](/projects)', '7: link "/projects": the site has no such page or file — wanted'],
  ['[dead](/project/relay-board#no)', '7: link "/project/relay-board#no": no heading there has this name'],
  ['[dead](#no)', '7: link "#no": no heading has this name — wanted one of a heading'],
  ['[bad](javascript:alert)', '7: link "javascript:alert": wanted an address that begins with https://'],
  ['[bad](http://example.com)', '7: link "http://example.com": wanted an address that begins with https://'],
  ['[bad](//example.com)', '7: link "//example.com": wanted an address that begins with https://'],
  ['# Title', '7: heading "Title": the title is the heading of the page — wanted ## or smaller'],
  ['## Two\n\n#### Four', '9: heading "Four": it skips a level — wanted ### instead of ####'],
  ['## [Two](/about)', '7: heading "Two": a heading is a link to itself — put the other link'],
  ['<Chart />', '7: <Chart>: there is no such component — wanted one of Change, abbr'],
  ['<script>alert</script>', '7: <script>: there is no such component'],
  ['<sub onClick="x">1</sub>', '7: <sub>, onClick: wanted none but title="…"'],
  ['<Change of="Time" before="fast" after="1" />', '7: <Change>: wanted <Change of="'],
  ['{1 + 1}', '7: {1 + 1}: in .mdx, braces hold code — write \\{ for the sign itself'],
  ['import a from "a"', '7: "import a from \\"a\\"": wanted no import or export'],
  ['1 <2', '7: Unexpected character `2` (U+0032) before name'],
])('%s', (text, message) => {
  expect(mistakesIn(`${FACTS}\n${text}`)).toEqual([expect.stringContaining(message)])
})

test('wants the facts', () => {
  expect(mistakesIn('Text')).toEqual([
    '1: wanted the facts first: a line ---, then title, date and summary, each on a line, then ---',
  ])
  expect(mistakesIn('---\ntitle: A note\ndate: yesterday\nauthor: me\n---\n')).toEqual([
    '3: date: "yesterday" — wanted a real day, for example "2026-11-21"',
    expect.stringMatching(/^1: summary: missing — wanted a text/),
    expect.stringMatching(/^4: author: "me" — there is no such field; the fields are title, date, summary/),
  ])
  expect(mistakesIn('---\ntitle: A note: of sorts\n---\n')).toEqual([
    expect.stringMatching(/^2: Nested mappings .* — put the text into quotes$/),
  ])
})

test('wants a name that needs no encoding, and no HTML where it would not show', () => {
  expect(mistakesIn(FACTS, 'My Note.md')).toEqual([
    expect.stringContaining('"My Note" — wanted a file name of a to z, 0 to 9 and "-"'),
  ])
  expect(mistakesIn(`${FACTS}\n<b>bold</b>`, 'plain.md')).toEqual([
    expect.stringContaining('7: HTML "<b>": it would not show'),
    expect.stringContaining('7: HTML "</b>": it would not show'),
  ])
})
