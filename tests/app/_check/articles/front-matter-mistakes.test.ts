import { expect, test } from 'vitest'
import { frontMatterMistakes } from '@/app/_check/articles/front-matter-mistakes'
import { articleSchema } from '@/content/schema/article'
import { FACTS } from '@/tests/support/facts'

function mistakesIn(source: string) {
  return frontMatterMistakes(source, articleSchema.shape).map(({ line, text }) => `${line}: ${text}`)
}

test.each<[facts: string, ...messages: string[]]>([
  ['title: A: B', '2: title: "A: B" — YAML cannot read this; write title: "A: B"'],
  ["title: 'It's'", '2: title: "\'It\'s\'" — YAML cannot read this; write title: "It\'s"'],
  ['title: A: "B"', '2: title: "A: \\"B\\"" — YAML cannot read this; write title: "A: \\"B\\""'],
  ['title: "A" or "B"', 'YAML cannot read this; write title: "\\"A\\" or \\"B\\""'],
  ['title: "A', '2: title: "\\"A" — YAML cannot read this; write title: "A"'],
  ['title: #1 tip', '2: title: "#1 tip" — YAML reads ""; write title: "#1 tip"'],
  ['title: C #1', '2: title: "C #1" — YAML reads "C"; write title: "C #1", or delete the comment'],
  ['title: A\ntitle: B', '3: title: it is in line 2 already — delete one of them'],
  ['\ttitle: A', '2: "\\ttitle: A" — a space or a tab is in front of it; delete that'],
  ['title: A\n role: B', '3: " role: B" — a space or a tab is in front of it; delete that'],
  ['title A', '2: "title A" — wanted a name, a colon, a space and a text, for example title: A note'],
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
  ['aliases: //elsewhere.dev', '2: aliases: "//elsewhere.dev" — wanted addresses from /'],
  ['aliases: old', '2: aliases: "old" — wanted addresses from /, without ? and #, for example ["/blog/'],
  ['redirect_from: [/a]', '2: redirect_from: ["/a"] — here, it is called aliases'],
  ['url: /a', '2: url: "/a" — the file name is the address; if there was another one, write aliases'],
  ['constructor: a', '2: constructor: "a" — there is no such field; the fields are title, date, summary'],
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
  expect(mistakesIn(['---', facts, ...others, '---\n'].join('\n'))).toEqual(
    messages.map((message) => expect.stringContaining(message)),
  )
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
])('says why a file has no facts: %j', (source, message) => {
  expect(mistakesIn(source)).toContainEqual(expect.stringContaining(message))
})
