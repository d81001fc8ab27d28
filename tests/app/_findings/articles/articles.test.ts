import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { findArticleMistakes } from '@/app/_findings/articles/article-mistakes'
import { findArticleWarnings } from '@/app/_findings/articles/article-warnings'
import type { Finding } from '@/app/_findings/finding'
import { contentIn } from '@/components/content/content'
import { articlesIn } from '@/components/content/published-articles'
import { enterSpecimen } from '@/tests/support/copy-site'
import { FRONT_MATTER, write } from '@/tests/support/write'

beforeEach(() => {
  enterSpecimen()
  write('content/pages/te\u0301.md', PAGE)
  writeFileSync('public/board.webm', Buffer.from('\x1aE\xdf\xa3webm', 'latin1'))
  for (const name of ['a#b.pdf', 'Müller.pdf', 'pdf.webm']) writeFileSync(`public/${name}`, '%PDF-')
})

const expectMistakes = expecting(findArticleMistakes)
const expectWarnings = expecting(findArticleWarnings)

function expecting(find: () => Finding[]) {
  /** @param parts a part of each finding, in this text and in the other texts. */
  return (text: string | Buffer, parts: string[], file = 'it.mdx') => {
    write(`content/notes/${file}`, text)
    const found = find().map(({ line, text }) => `${line}: ${text}`)
    rmSync(`content/notes/${file}`)
    expect(found).toEqual(parts.map((part) => expect.stringContaining(part)))
  }
}

const clean = parse(readFileSync('tests/app/_findings/articles/clean-texts.yml', 'utf8'))

test.each<[what: string, text: string]>(Object.entries(clean))(
  'has nothing to say about %s, whatever ends the lines',
  (_, text) => {
    const source = `${FRONT_MATTER}\n${text}`
    for (const lines of [source, source.replace(/\n/g, '\r\n')]) {
      expectMistakes(lines, [])
      expectWarnings(lines, [])
    }
  },
)

test('reads a text without front matter, and one in a folder with a picture beside it', () => {
  write('content/notes/2019-03-01-Our Path/board.svg', readFileSync('public/drawings/icon.svg'))
  write('content/notes/2019-03-01-Our Path/index.md', '# A *title*\n\nIt says this. ![A](./board.svg)\n')
  expectMistakes(`${FRONT_MATTER}\n[a](/notes/our-path) [b](2019-03-01-Our%20Path)`, [])
  expect(articlesIn('/notes', contentIn())).toMatchObject([
    { title: 'A title', date: '2019-03-01', summary: 'It says this.', slug: 'our-path', lead: undefined },
  ])
  expectMistakes('# A title\n\nIt says this.', ['1: date: missing — wanted a real day'])
})

const noteWith = (field: string) => FRONT_MATTER.replace('title', `${field}\ntitle`)

test.each<[text: string, message: string, note?: string]>([
  ['![A board](/none.png)', '7: picture "/none.png": there is no public/none.png; wanted a picture'],
  ['![A board](/pdf.webm)', '7: picture "/pdf.webm": public/pdf.webm is pdf inside; wanted a video'],
  ['A %% b\n\n[c](/about) %%', '7: %% … %%: a comment of Obsidian would show'],
  ['~~~\n<<<<<<< A\n~~~\n<<<<<<< B\na\n=======\nb\n>>>>>>> C', '10: Git could not merge this'],
  ['', '2: "title: A: B" — YAML cannot read this: Nested', FRONT_MATTER.replace('A note', 'A: B')],
  ['', '3: "title: A" — YAML cannot read this: Map keys must', noteWith('title: A\ntitle: A')],
  ['', '3: pubDate: "03/04/2024" — wanted a', FRONT_MATTER.replace(/date: .*/, 'pubDate: 03/04/2024')],
  ['', '2: aliases: "old" — wanted addresses from /, without ? and #', noteWith('aliases: old')],
])('stops for what would be broken, private or false: %s, %s', (text, message, note = FRONT_MATTER) => {
  expectMistakes(`${note}\n${text}`, [message])
})

test.each<[text: string, message: string, note?: string]>([
  ['[a](/projects)', '7: link "/projects": the site has no such page or file, so its words stand alone'],
  ['<http://localhost:PORT>', '7: link "http://localhost:PORT": no browser can open this address'],
  ['[a](./LICENSE)', '7: link "./LICENSE": the site has no such page or file'],
  ['[a](/project/relay-board#no)', '7: link "/project/relay-board#no": no heading has the name no'],
  ['![](/drawings/icon.svg)', '7: picture "/drawings/icon.svg": it has no text for those who cannot'],
  ['![A](./none.png)', '7: picture "./none.png": it is not there, so its words stand alone'],
  ['![A](https://a.org/a)\n\n![B](https://a.org/b)', '7: picture: it is on another host, which no visit'],
  ['<iframe></iframe> <Chart />', '1: <iframe>, <chart>: this does not show'],
  ['Half is $\\frac{1$.', '7: formula: it shows as code, because it cannot be read: '],
  ['[[A]]', '7: "[[A]]": it would show as it is'],
  ['', '1: layout, author: these fields say nothing here', noteWith('layout: post\nauthor: me')],
  ['', '3: date: "2099-11-20" — this day is in', FRONT_MATTER.replace('2026', '2099')],
  ['', '2: build.list: the text shows in "npm run dev" alone', noteWith('build: {list: never}')],
])('says what shows otherwise than its writer may expect: %s, %s', (text, message, note = FRONT_MATTER) => {
  expectMistakes(`${note}\n${text}`, [])
  expectWarnings(`${note}\n${text}`, [message])
})

const PAGE = '---\ntitle: What I use\nsummary: What it is about.\nplace: footer\nname: Uses\n---\n'

test('takes a page without a day, but none at an address of ours', () => {
  expectMistakes('# What I use\n\nIt is about this.', [], '../pages/now.md')
  expectMistakes(PAGE.replace('footer', 'side'), ['4: place: "side" — wanted "bar"'], '../pages/now.md')
  for (const name of 'about drawings en preview page-file _not-found 404 icon-svg missing'.split(' ')) {
    const taken = `the site has something at /${name} — wanted another name than about, skill, services`
    expectMistakes(PAGE, [taken], `../pages/${name}.md`)
  }
})

test('names what a pitch chooses and the site does not have, with what it has', () => {
  const pitch = '---\ntitle: A\nprojects: [33, 7]\nskills: C++, Rust\nwithout: [work, hobbies]\n---\nI do it.'
  write('content/for/backend.md', pitch)
  expectMistakes(FRONT_MATTER, [
    '3: projects: "7" — wanted 33, 1, 11, 2, 22, 3, 4, 5, 6',
    '4: skills: "Rust" — wanted C, C++, Python',
    '5: without: "hobbies" — wanted profile, work, education',
  ])
  write('content/for/backend.md', pitch.replace(', 7', '').replace(', Rust', '').replace(', hobbies', ''))
  expectMistakes(FRONT_MATTER, [])
  // No link leads to a pitch.
  expectWarnings(`${FRONT_MATTER}\n[a](/for/backend)`, ['link "/for/backend": the site has no such page'])
})

test('finds old addresses that cannot lead on, and names them for what other programs write', () => {
  const aliases = (...paths: string[]) =>
    FRONT_MATTER.replace('summary', `aliases:\n- ${paths.join('\n- ')}\nsummary`)
  expectMistakes(aliases('/2019/old.html', '/notes/%C3%9Cber/', '/missing', '/iconxsvg'), [])
  write('content/notes/first.md', aliases('/notes/U\u0308ber', '/one'))
  const ours = ['/about/', '/llms.txt', '/drawings/icon.svg', '/500', '/_next/image', '/icon-svg', '/_next/a']
  const taken = [...ours, '/feed.xml/old', '/drawings/portrait.svg/x']
  const nameless = ['/../../x', '/a//b']
  expectMistakes(aliases('/b/about/', '/notes/%C3%9Cber/', ...taken, ...nameless), [
    '4: alias "/notes/%C3%9Cber/": it is in content/notes/first.md already — delete it, or write another one',
    ...taken.map((path) => `4: alias "${path}": the site has something there, or a file above it`),
    ...nameless.map((path) => `4: alias "${path}": a step of it has no name`),
  ])
})

const UTF_16 = Buffer.from(`\ufeff${FRONT_MATTER}`, 'utf16le')

test.each<[file: string, message: string, source?: string | Buffer]>([
  ['🚀.md', 'its name says no address — wanted letters or figures in it'],
  ['index.md', 'its name says no address'],
  ['2020-01-01-com1.md', 'a host or Windows keeps the name com1 for itself'],
  ['utf-16.md', 'undefined: it is not UTF-8 — save it as a text in UTF-8', UTF_16],
])('says why %s is no page', (file, message, source = FRONT_MATTER) => {
  expectMistakes(source, [message], file)
})

test('ignores what systems leave in a folder, and reports a twin', () => {
  for (const file of ['.DS_Store', '.obsidian/app.md', 'a.md~']) expectMistakes('', [], file)
  write('content/notes/Twice.md', FRONT_MATTER)
  const twin = (file: string) => `content/notes/${file} has the same address, /notes/twice — delete`
  expectMistakes(FRONT_MATTER, [twin('twice.mdx'), twin('Twice.md')], 'twice.mdx')
})

test('reports a draft and nothing else about it, and links to texts without a page', () => {
  const draft = `${FRONT_MATTER.replace('date: 2026', 'draft: true\ndate: 2099')}\n[dead](/soon)`
  expectMistakes(draft, [])
  const advice = '3: draft: the text shows in "npm run dev" alone; delete this line to publish it'
  expectWarnings(draft, [advice])
  write('content/notes/soon.md', draft)
  write('content/projects/alone.md', FRONT_MATTER) // no project names it
  for (const link of ['/notes/soon', '/project/alone'])
    expectWarnings(`${FRONT_MATTER}\n[a](${link})`, [`link "${link}": the site has no such page`, advice])
})
