import { copyFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { findArticleMistakes, findArticleWarnings } from '@/app/_check/articles/check-articles'
import { FACTS } from '@/tests/support/facts'
import { write } from '@/tests/support/write'

beforeAll(() => {
  writeFileSync('public/board.webm', Buffer.from('\x1aE\xdf\xa3webm', 'latin1'))
  for (const name of ['a#b.pdf', 'Müller.pdf', 'pdf.webm', 'a.MP4']) writeFileSync(`public/${name}`, '%PDF-')
})
afterEach(() => rmSync('content/notes', { recursive: true }))

function mistakesIn(source: string | Buffer, file = 'note.mdx', find = findArticleMistakes) {
  write(`content/notes/${file}`, source)
  const found = find().map(({ line, text }) => `${line}: ${text}`)
  rmSync(`content/notes/${file}`)
  return found
}

function warningsIn(source: string) {
  return mistakesIn(source, 'note.md', findArticleWarnings)
}

function parts(texts: string[]) {
  return texts.map((text) => expect.stringContaining(text))
}

const ANSWERED = `/llms.txt /feed.xml /resume.json /robots.txt /sitemap.xml /icon.svg
  /favicon.ico /apple-icon /github/avatar /preview /preview/about /preview/project/relay-board`

test.each([
  ['links and headings', '## Second {/* c */}\n### Third\n[a](/project) [b](/drawings/icon.svg) [c](#third)'],
  ['a part of another text', '[a](/project/relay-board#how-two-screens-agree) [b](mailto:you@example.com)'],
  ['a footnote and bare addresses', 'A[^1] https://example.com/ <https://example.com>\n\n[^1]: It is here.'],
  ['signs, comments', '1 < 2 \\< 3 {a} \\{b} [i][j], 100%% and {/* with\n- a *comment* */} `{/* code */}`'],
  ['pictures and videos', '![A](/drawings/icon.svg "Its caption") ![B](/board.webm)'],
  ['a figure', '<Change of="Time" before="2.5" after="1" />'],
  ['HTML', 'A <kbd>B</kbd><br>H<sub>**2**</sub>O <abbr title="a > b">b</abbr> <!-- c -->\n\n<!-- d\n\ne -->'],
  ['a block of it', '<small title="1 > 0">\nAlone\n</small>'],
  ['many brackets in code', `Text\n~~~\n${'[1]\n'.repeat(1_001)}~~~`],
  ['names of files in any form', '[a](/M%C3%BCller.pdf#page=2) [b](/a%23b.pdf)'],
  ['formulas', 'The sum $\\sum_{i=0}^{n} x_{i} < 2$ of all\n\n$$\n\\frac{1}{2} < {3}\n$$\n'],
  ['whatever the site answers', ANSWERED.replace(/\S+/g, '[a]($&)')],
  ['rules around what is not a fact', 'A text.\n\n---\ntitle: not a fact\n---\n'],
])('accepts %s, whatever ends the lines', (_, text) => {
  const source = `${FACTS}\n${text}`
  for (const one of [source, source.replace(/\n/g, '\r\n')]) expect(mistakesIn(one)).toEqual([])
})

test('reads what other programs write around the facts', () => {
  const facts = FACTS.replace('2026-11-20', '2026-11-20T10:00:00+02:00').replace('What it', '>\n  What\n  it')
  expect(mistakesIn(`\ufeff${facts.replace('A note', '"C# 101: {a} \\"b\\""')}`)).toEqual([])
})

test.each<[text: string, ...messages: string[]]>([
  [
    '![](https://example.com/a.png)',
    '7: picture "https://example.com/a.png": it has no text — wanted what it shows, for example ![The board with three lists](/shots/board.png)',
    '7: picture "https://example.com/a.png": an address of this site begins with /; wanted a picture under',
  ],
  ['![A board](/shots/none.png)', '7: picture "/shots/none.png": there is no public/shots/none.png; wanted'],
  ['![A board](/none.webm)', '7: video "/none.webm": there is no public/none.webm; wanted a video'],
  ['![A board](/pdf.webm)', '7: video "/pdf.webm": public/pdf.webm is pdf inside; wanted a video'],
  ['![A board](/a.MP4)', 'public/a.MP4 is pdf inside; wanted a video under public/ that ends in .mp4 or'],
  ['Text ![A board](/drawings/icon.svg)', '7: picture "/drawings/icon.svg": wanted a paragraph of its own'],
  ['[dead](/projects)', '7: link "/projects": the site has no such page or file — wanted'],
  ['[a](/about/#a)', '7: link "/about/#a": the site has no such page — wanted /about'],
  ['[a](/about.md)', '7: link "/about.md": the site has no such page — wanted /about'],
  ['[a](../projects/relay-board.mdx#a)', 'the site has no such page — wanted /project/relay-board'],
  ['Half is $\\frac{1$.', '7: formula "\\\\frac{1": it cannot be read: '],
  ['A %% b\n\n[c](/about) %%', '7: %% … %%: a comment of Obsidian would show'],
  ['[dead](/project/relay-board#no)', '7: link "/project/relay-board#no": no heading has this name'],
  ['[dead](#no)', '7: link "#no": no heading has this name — wanted a heading'],
  ['[bad](javascript:alert)', '7: link "javascript:alert": wanted an https address that others'],
  ['[bad](//example.com)', '7: link "//example.com": wanted an https address that others'],
  ['https://localhost:3000', '7: link "https://localhost:3000": wanted an https address that others'],
  ['# Title', '7: heading "Title": the title is the heading of the page — wanted ## or smaller'],
  ['## Two\n\n#### Four', '9: heading "Four": it skips a level — wanted ### instead of ####'],
  ['## [Two](/about)', '7: heading "Two": a heading is a link to itself — put the other link'],
  ['<Chart />', '7: <Chart>: there is no such component — wanted one of Change, abbr'],
  ['<script>alert</script>', '7: HTML <script>: it would not show — delete it'],
  ['<Change of="Time" before="fast" after="1" />', '7: <Change>: wanted <Change of="'],
  ['## 🚀', '7: heading "🚀": it has no letters, so no link could lead to it — wanted a word as well'],
  [
    'See www.a.org\nand "www.b.org",\n"www.b.org/c" and,\n\n"www.c.org"',
    '7: link "http://www.a.org": ',
    '8: link "http://www.b.org": ',
    '9: link "http://www.b.org/c": ',
    '11: link "http://www.c.org": ',
  ],
  [
    '<div align="center">\n<img src="a.png">\n</div>\n\nA <b class="x">c</b> <kbd>d',
    '7: HTML <div>: it would not show — delete the tag; put its text on lines of its own, with an empty line above and below; the same in line 9',
    '8: HTML <img>: it would not show — write ![What it shows](/shots/board.png)',
    '11: <b>, class: wanted none but title="…", lang="…", dir="…"',
    '11: HTML <kbd>: wanted its beginning and its end in the same paragraph, for example <kbd>…</kbd>',
  ],
])('says what is wrong with a text, and where: %s', (text, ...messages) => {
  expect(mistakesIn(`${FACTS}\n${text}`)).toEqual(parts(messages))
})

test('sees at once what comes and goes in another file', () => {
  const text = `${FACTS}\n[a](/notes/other#a)\n\n![A drawing](/new.svg)`
  write('content/notes/other.md', `${FACTS}\n## A`)
  copyFileSync('public/drawings/icon.svg', 'public/new.svg')
  expect(mistakesIn(text)).toEqual([])
  write('content/notes/other.md', `${FACTS}\n## B`)
  expect(mistakesIn(text)).toEqual(['7: link "/notes/other#a": no heading has this name — wanted one of #b'])
  rmSync('public/new.svg')
  rmSync('content/notes/other.md')
  const gone = [
    '7: link "/notes/other#a": the site has no such page or file',
    '9: picture "/new.svg": there is no public/new.svg',
  ]
  expect(mistakesIn(text)).toEqual(parts(gone))
})

const PAGE = '---\ntitle: What I use\nsummary: What it is about.\nplace: footer\nname: Uses\n---\n'

test('takes a page without a day, but none at an address of ours', () => {
  write('content/pages/uses.md', PAGE)
  expect(mistakesIn(`${FACTS}\n[a](/uses)`)).toEqual([])
  expect(mistakesIn(PAGE.replace('place: footer', 'date: 2026'), '../pages/now.md')).toEqual(
    parts(['4: date: "2026" — there is no such field; the fields are title, summary, name, place, updated']),
  )
  expect(mistakesIn(PAGE.replace('name', 'Name'), '../pages/now.md')).toEqual(
    parts(['5: Name: "Uses" — here, it is called name']),
  )
  for (const name of ['about', 'drawings', 'en', 'preview', 'page-file'])
    expect(mistakesIn(PAGE, `../pages/${name}.md`)).toEqual(
      parts([`the site has something at /${name} — wanted another name than about, skill, services`]),
    )
  rmSync('content/pages/uses.md')
})

test('finds old addresses that cannot lead on, and names them for what other programs write', () => {
  const aliases = (...all: string[]) => FACTS.replace('summary', `aliases:\n- ${all.join('\n- ')}\nsummary`)
  expect(mistakesIn(aliases('/2019/old.html', '/notes/%C3%9Cber/', '/missing', '/iconxsvg'))).toEqual([])
  write('content/notes/first.md', aliases('/notes/Über', '/one'))
  const taken = ['/about/', '/llms.txt', '/drawings/icon.svg', '/500', '/_next/image', '/icon-svg']
  const impossible = ['/../../x', '/a//b', '/_next/a', '/feed.xml/old', '/drawings/portrait.svg/x']
  expect(mistakesIn(aliases('/b/about/', '/notes/%C3%9Cber/', ...taken, ...impossible))).toEqual(
    parts([
      '6: alias "/notes/%C3%9Cber/": it is in content/notes/first.md already — delete it, or write another one',
      '7: alias "/about/": the site has something there',
      '8: alias "/llms.txt": the site has something there',
      '9: alias "/drawings/icon.svg": the site has something there',
      '10: alias "/500": the site has something there',
      '11: alias "/_next/image": the site has something there',
      '12: alias "/icon-svg": the site has something there',
      '13: alias "/../../x": a step of it has no name',
      '14: alias "/a//b": a step of it has no name',
      '15: alias "/_next/a": the site has something there',
      '16: alias "/feed.xml/old": /feed.xml is a file, so nothing can be below it',
      '17: alias "/drawings/portrait.svg/x": /drawings/portrait.svg is a file',
    ]),
  )
})

const UTF_16 = Buffer.from(`\ufeff${FACTS}`, 'utf16le')

test.each<[file: string, message: string, source?: string | Buffer]>([
  ['Über.mdx', 'such as content/notes/uber.mdx'],
  ['日本.md', 'such as content/notes/first-note.md'],
  ['board (1).mdx', 'such as content/notes/board-1.mdx'],
  ['a.MD', '"a.MD" is in no address — wanted a name of a to z, 0 to 9 and "-", such as content/notes/a.md'],
  ['b.markdown', 'such as content/notes/b.md'],
  ['deep/index.md', 'such as content/notes/deep.md'],
  ['board.png', 'only texts belong here — put other files into public/'],
  [
    'index.md',
    'a host or Windows keeps the name index for itself — rename it, for example to content/notes/first-note.md',
  ],
  ['con.mdx', 'a host or Windows keeps the name con for itself'],
  ['com1.md', 'a host or Windows keeps the name com1 for itself'],
  ['empty.md', 'undefined: it is empty — wanted the facts and a text', ''],
  ['lfs.md', 'undefined: it is a Git LFS pointer', 'version https://git-lfs.github.com/spec/v1\n'],
  ['utf-16.md', 'undefined: it is not UTF-8 — save it as a text in UTF-8', UTF_16],
])('says why %s is no page', (file, message, source = FACTS) => {
  expect(mistakesIn(source, file)).toEqual(parts([message]))
})

test('ignores what systems leave in a folder, and reports a file beside its twin and one that does not open', () => {
  for (const file of ['.DS_Store', '.obsidian/app.json', 'a.md~']) expect(mistakesIn('', file)).toEqual([])
  write('content/notes/twice.md', FACTS)
  expect(mistakesIn(FACTS, 'twice.mdx')).toEqual(parts(['twice.mdx beside it has the same address']))
  symlinkSync('nowhere', 'content/notes/gone.md')
  expect(mistakesIn(FACTS)).toEqual(parts(['it does not open (ENOENT: no such file or directory']))
})

test('reports a draft and nothing else about it, and links to texts without a page', () => {
  const draft = `${FACTS.replace('date: 2026', 'draft: true\ndate: 2099')}\n[dead](/soon)`
  expect(mistakesIn(draft)).toEqual([])
  const advice = '3: draft: it shows in "npm run dev" alone; delete this line to publish the text'
  expect(warningsIn(draft)).toEqual([advice])
  write('content/notes/soon.md', draft)
  write('content/projects/alone.md', FACTS) // no project names it
  for (const link of ['/notes/soon', '/project/alone'])
    expect(mistakesIn(`${FACTS}\n[a](${link})`)).toEqual(parts([`link "${link}": the site has no such page`]))
  rmSync('content/projects/alone.md')
})

test('reports markup that would show as text, and a day in the future', () => {
  const markup = '6: "[[A]]": it would show as it is'
  expect(warningsIn(`${FACTS}[[A]]`)).toEqual(parts([markup]))
  const future = '3: date: "2099-11-20" — this day is in'
  expect(warningsIn(`${FACTS.replace('2026', '2099')}[[A]]`)).toEqual(parts([future, markup]))
})
