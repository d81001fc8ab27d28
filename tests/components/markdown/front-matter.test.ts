import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readFrontMatter } from '@/components/markdown/front-matter'

type Texts = Record<'withoutEnd' | 'lines' | 'hidden' | 'shown', string[]>
const texts: Texts = parse(readFileSync('tests/components/markdown/front-matter.yml', 'utf8'))

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

test('reports front matter without an end, but reads a line across the page', () => {
  for (const text of texts.withoutEnd)
    expect(readFrontMatter(text).mistake?.cause, text).toContain('has no end')
  for (const text of texts.lines) expect(readFrontMatter(text)).toMatchObject({ text, mistake: undefined })
})

test('keeps a text from readers that is hidden elsewhere, and no other', () => {
  const hidingField = (field: string) => readFrontMatter(`---\ntitle: A\n${field}\n---\n`).hidingField
  for (const field of texts.hidden) expect(hidingField(field), field).toBeDefined()
  for (const field of texts.shown) expect(hidingField(field), field).toBeUndefined()
})
