import { expect, test } from 'vitest'
import { readFrontMatter } from '@/components/markdown/front-matter'

function valuesOf(...fields: string[]) {
  return readFrontMatter(`---\n${fields.join('\n')}\n---\nText`).values
}

test('reads fields under the names of other site makers, ours first', () => {
  const astro = valuesOf('seoDescription: A', 'excerpt: B', 'pubDate: Jan 28 2025', 'Title: C')
  expect(astro).toEqual({ summary: 'A', date: '2025-01-28', title: 'C' })
  const jekyll = valuesOf('redirect_from: [/a]', 'lastmod: 2026-11-21', 'summary: Ours', 'description: B')
  expect(jekyll).toEqual({ aliases: ['/a'], updated: '2026-11-21', summary: 'Ours' })
  const { unknown } = readFrontMatter('---\nlayout: post\nauthor: me\nconstructor: a\ntitle: A\n---\n')
  expect(unknown).toEqual(['layout', 'author', 'constructor'])
})

test('reads YAML, JSON and TOML, below empty lines and comments, as texts', () => {
  expect(readFrontMatter('\n<!-- a -->\n---\ntitle: 2024\ndraft: no\nrole: "A\nB"\n---\nC')).toMatchObject({
    values: { title: '2024', draft: 'no', role: 'A B' },
    text: '\n\n\n\n\n\n\n\nC',
    hidingField: undefined,
  })
  expect(readFrontMatter('---json\n{\n\t"title": "A: B"\n}\n---\nText').values).toEqual({ title: 'A: B' })
  expect(readFrontMatter('\n    npm ci').text).toBe('\n    npm ci')
  const toml = '+++\ntitle = "A: B"\ndate = 2024-01-02T03:04:05Z\ntags = ["a", "b"]\n+++\nText'
  expect(readFrontMatter(toml).values).toEqual({ title: 'A: B', date: '2024-01-02', tags: ['a', 'b'] })
})

const CUT =
  '---\ntitle: A; ---\n# A\nlayout: a\n\ndraft: true\n\nB; ---json\n{\n "Draft": "yes",; +++\nwip = 1\n'
const LINE = '---; ---\n\nA; ---\nNote: A\n; ---\n\nhttps://a.dev; ---\nA\ndraft: true; ---\n- A\n\n- B'

test('reports front matter without an end, but reads a line across the page', () => {
  for (const text of CUT.split('; '))
    expect(readFrontMatter(text).mistake?.cause, text).toContain('has no end')
  for (const text of LINE.split('; '))
    expect(readFrontMatter(text)).toMatchObject({ text, mistake: undefined })
})

const HIDDEN = `draft: yes; isDraft: true; published: False; dg-publish: false; status: scheduled; private: 1; passwordHash: a;
  unlisted: true; build: {list: never}; _build: {render: never}; password: a; passphrase: path; visibility: hidden;
  ignorePublish: true; published_at: 2099-01-01 09:03; robots: follow, noindex; status: future; robots: none; hide: [home];
  publishDate: 2099-01-01; expiryDate: 2020-01-01; seo: {noindex: true}`
const SHOWN = `draft: false; published: 2024-01-01; status: published; cover: {hidden: true}; private: no; status: unpaid;
  publishDate: 2024-01-01; password: false; public: yes; password_manager: A; passwordless: true; state: Future of work;
  hide: [toc, path]; hide: navigation, toc`

test('keeps a text from readers that is hidden elsewhere, and no other', () => {
  const hidingField = (field: string) => readFrontMatter(`---\ntitle: A\n${field}\n---\n`).hidingField
  for (const field of HIDDEN.split(/;\s+/)) expect(hidingField(field), field).toBeDefined()
  for (const field of SHOWN.split(/;\s+/)) expect(hidingField(field), field).toBeUndefined()
})
