import { copyFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { findArticleMistakes, findArticleWarnings } from '@/app/_check/articles/check-articles'
import { inSpecimen } from '@/tests/support/specimen-site'
import { write } from '@/tests/support/write'

inSpecimen()

beforeAll(() => {
  writeFileSync('public/board.webm', Buffer.from('\x1aE\xdf\xa3webm', 'latin1'))
  for (const name of ['a#b.pdf', 'Müller.pdf']) writeFileSync(`public/${name}`, '%PDF-')
})
afterEach(() => rmSync('content/notes', { recursive: true }))

const FACTS = '---\ntitle: A note\ndate: 2026-11-20\nsummary: What it is about.\n---\n'

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
    '7: picture "https://example.com/a.png": wanted a picture under',
  ],
  ['![A board](/shots/none.png)', '7: picture "/shots/none.png": there is no public/shots/none.png; wanted'],
  ['![A board](/none.webm)', '7: video "/none.webm": there is no public/none.webm; wanted a video'],
  ['Text ![A board](/drawings/icon.svg)', '7: picture "/drawings/icon.svg": wanted a paragraph of its own'],
  ['[dead](/projects)', '7: link "/projects": the site has no such page or file — wanted'],
  ['[dead](/preview/none)', '7: link "/preview/none": the site has no such page or file'],
  ['Half is $\\frac{1$.', '7: formula "\\\\frac{1": it cannot be read: '],
  ['A %% b\n\n[c](/about) %%', '7: %% … %%: a comment of Obsidian would show'],
  ['[dead](/project/relay-board#no)', '7: link "/project/relay-board#no": no heading has this name'],
  ['[dead](#no)', '7: link "#no": no heading has this name — wanted a heading'],
  ['[bad](javascript:alert)', '7: link "javascript:alert": wanted an address that begins with https://'],
  ['[bad](http://example.com)', '7: link "http://example.com": wanted an address that begins with https://'],
  ['[bad](//example.com)', '7: link "//example.com": wanted an address that begins with https://'],
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

test.each<[facts: string, ...messages: string[]]>([
  ['title: A: B', '2: title: "A: B" — YAML cannot read this; write title: "A: B"'],
  ['title: "A', '2: title: "\\"A" — YAML cannot read this; write title: "A"'],
  ["title: 'It's'", '2: title: "\'It\'s\'" — YAML cannot read this; write title: "It\'s"'],
  ['title: *a*', '2: title: "*a*" — YAML cannot read this; write title: "*a*"'],
  ['title: #1 tip', '2: title: "#1 tip" — YAML reads ""; write title: "#1 tip"'],
  ['title: A\ntitle: B', '3: title: it is in line 2 already — delete one of them'],
  ['\ttitle: A', '2: "\\ttitle: A" — a space or a tab is in front of it; delete that'],
  ['title: A\n role: B', '3: " role: B" — a space or a tab is in front of it; delete that'],
  ['title A', '2: "title A" — wanted a name, a colon, a space and a text, for example title: A note'],
  ['Title: A', '2: Title: "A" — here, it is called title'],
  ['lastmod: 2026-11-21', '2: lastmod: "2026-11-21" — here, it is called updated'],
  ['categories: a', '2: categories: "a" — here, it is called tags'],
  ['draft: yes', '2: draft: "yes" — wanted "true" or "false"'],
  ['datePublished: 2026-11-20', '2: datePublished: "2026-11-20" — here, it is called date'],
  ['pubDate: Jan 28 2025', '2: pubDate: "Jan 28 2025" — here, it is called date; wanted a real day'],
  ['title: "A",', '2: title: "\\"A\\"," — YAML cannot read this; write title: "A"'],
  [
    'subtitle:\nseoDescription: B\nexcerpt: C',
    '2: subtitle: "" — there is no such field',
    '3: seoDescription: "B" — here, it is called summary',
    '4: excerpt: "C" — there is no such field',
  ],
  ['aliases: old', '2: aliases: "old" — wanted addresses from /, without ? and #, for example ["/blog/'],
  ['redirect_from: [/a]', '2: redirect_from: ["/a"] — here, it is called aliases'],
  ['url: /a', '2: url: "/a" — the file name is the address; if there was another one, write aliases'],
  ['constructor: a', '2: constructor: "a" — there is no such field; the fields are title, date, summary'],
  ['seoTitle: a', ', outcome, aliases; rename it, or delete this line'],
  ['author: me\ndate:\npublished: False', '4: published: "False" — write draft: true'],
  ['status: draft', '2: status: "draft" — write draft: true'],
  ['status: published', '2: status: "published" — a text without draft: true is published; delete this line'],
  [
    'date: yesterday\nsummary:\nauthor: me',
    '2: date: "yesterday" — wanted a real day, for example "2026-11-21"',
    '3: summary: "" — wanted a text',
    '4: author: "me" — there is no such field; the fields are title, date, summary',
  ],
])('says what is wrong with the facts %j', (facts, ...messages) => {
  const others = FACTS.split('\n').filter((line) => {
    const [name, value] = line.split(':')
    const isSaid = new RegExp(`^\\W*${name}\\b`, 'im').test(facts)
    return value && !isSaid && !messages.some((message) => message.includes(`called ${name}`))
  })
  expect(mistakesIn(['---', facts, ...others, '---\n'].join('\n'))).toEqual(parts(messages))
})

test.each([
  [
    'Text\n\n---\ntitle: not a fact\n---\n',
    '1: wanted the facts first: a line ---, then title, date and summary, each on a line, then ---',
  ],
  ['+++\ntitle = "A"\n+++\n', '1: facts between +++ are TOML — wanted YAML: a line ---'],
  [`\n<!-- a -->\n${FACTS}`, '3: the facts begin here — delete everything above them'],
  ['---\ntitle: A\n\nText', '1: the facts have no end — wanted a line ---'],
  ['---\n- title: A\n---\n', '2: "- title: A" — wanted a name, a colon, a space and a text'],
  ['---\ntitle: A\n---\n', '1: date: missing — wanted a real day'],
  ['', 'undefined: it is empty — wanted the facts and a text'],
  ['version https://git-lfs.github.com/spec/v1\n', 'undefined: it is a Git LFS pointer'],
  [Buffer.from(`\ufeff${FACTS}`, 'utf16le'), 'undefined: it is not UTF-8 — save it as a text in UTF-8'],
])('says why a file has no facts: %j', (source, message) => {
  expect(mistakesIn(source)).toContainEqual(expect.stringContaining(message))
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
  expect(mistakesIn(aliases('/2019/old.html', '/notes/%C3%9Cber/'))).toEqual([])
  write('content/notes/first.md', aliases('/notes/Über', '/one'))
  expect(
    mistakesIn(aliases('/b/about/', '/notes/%C3%9Cber/', '/about/', '/llms.txt', '/drawings/icon.svg')),
  ).toEqual(
    parts([
      '6: alias "/notes/%C3%9Cber/": it is in content/notes/first.md already — delete it, or write another one',
      '7: alias "/about/": the site has something there',
      '8: alias "/llms.txt": the site has something there',
      '9: alias "/drawings/icon.svg": the site has something there',
    ]),
  )
})

test.each([
  ['First Note.md', 'such as content/notes/first-note.md'],
  ['Über.mdx', 'such as content/notes/uber.mdx'],
  ['日本.md', 'such as content/notes/first-note.md'],
  ['board (1).mdx', 'such as content/notes/board-1.mdx'],
  ['a.MD', '"a.MD" is in no address — wanted a name of a to z, 0 to 9 and "-", such as content/notes/a.md'],
  ['b.markdown', 'such as content/notes/b.md'],
  ['deep/index.md', 'such as content/notes/deep.md'],
  ['board.png', 'only texts belong here — put other files into public/'],
])('says why %s is no page', (file, message) => {
  expect(mistakesIn(FACTS, file)).toEqual(parts([message]))
})

test('ignores what systems leave in a folder, and reports a file beside its twin and one that does not open', () => {
  for (const file of ['.DS_Store', '.obsidian/app.json', 'a.md~']) expect(mistakesIn('', file)).toEqual([])
  write('content/notes/twice.md', FACTS)
  expect(mistakesIn(FACTS, 'twice.mdx')).toEqual(parts(['twice.mdx beside it has the same address']))
  symlinkSync('nowhere', 'content/notes/gone.md')
  expect(mistakesIn(FACTS)).toEqual(parts(['it does not open (ENOENT) — wanted a file that you can read']))
})

test.each([
  ['{: .class }', 'attributes of kramdown'],
  ['{% include a.html %}', 'a tag of Liquid or Hugo'],
  ['{{< youtube a >}}', 'an embed; write'],
  ['{{< figure src="a.png" >}}', 'a picture of Hugo; write ![What it shows]'],
  ['{{ page.title }}', 'a place for a value'],
  ['{% highlight ruby %}', 'code of Jekyll; write ``` above'],
  ['# {#a}'.slice(2), 'attributes of Pandoc'],
  ['[[A note]]', 'a link of a wiki'],
  ['[[toc]]', 'a table of contents'],
  ['[TOC]', 'a table of contents'],
  ['> [!NOTE]\n> A', 'an alert of GitHub or Obsidian'],
  [':::tip\nA\n:::', 'a box of another program'],
  ['It is $$a.', 'a formula of LaTeX; write $…$'],
  ['\\begin{align}', 'a formula of LaTeX; write $…$'],
  ['Off :rocket: goes', 'a code for an emoji'],
  ['![A](/my shot.png)', 'an address with a space'],
  ['[A][b]', 'a link without its address'],
  ['A[^1]', 'a footnote without its text'],
  ["import A from './a'", 'code of MDX'],
  ['%[https://example.com]', 'an embed of Hashnode; write [text](https://…)'],
  ['{% embed https://example.com %}', 'an embed; write'],
  ['![](https://example.com/a.png align="center")', 'attributes of Hashnode; delete align'],
  ['![[a.png]]', 'a picture of Obsidian'],
  ['A ^[b c] d', 'a note of Obsidian; write [^1]'],
  ['A line ^b-1', 'the name of a block in Obsidian'],
  ['- [/] A', 'a task of Obsidian; write [ ] or [x]'],
])('reports markup of another program that would show as text: %s', (text, message) => {
  expect(warningsIn(text)).toEqual([expect.stringContaining(`it would show as it is — ${message}`)])
  expect(warningsIn(`    ${text.replace(/\n/g, '\n    ')}`)).toEqual([])
})

test('reports a draft and nothing else about it', () => {
  const draft = `${FACTS.replace('date: 2026', 'draft: true\ndate: 2099')}\n[dead](/soon)`
  expect(mistakesIn(draft)).toEqual([])
  const advice = '3: draft: it shows in "npm run dev" alone; delete this line to publish the text'
  expect(warningsIn(draft)).toEqual([advice])
  write('content/notes/soon.md', draft)
  expect(mistakesIn(`${FACTS}\n[soon](/notes/soon)`)).toEqual(parts(['the site has no such page or file']))
})

test('takes prices, times and escaped characters for what they are', () => {
  const text = '$5 and $6_a, at 10:30:45, std::a::b, \\[[a]], \\{{b}}, a[i][j], a == b == c, #{d'
  expect(warningsIn(text)).toEqual([])
})

test('reports a day in the future', () => {
  expect(warningsIn(FACTS.replace('2026', '2099'))).toEqual(parts(['3: date: "2099-11-20" — this day is in']))
})
