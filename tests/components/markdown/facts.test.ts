import { expect, test } from 'vitest'
import { dayOf, readFacts } from '@/components/markdown/facts'

function valuesOf(...facts: string[]) {
  return readFacts(`---\n${facts.join('\n')}\n---\nText`).values
}

const WRITTEN = `2022-07-08; 2022-7-8; 20220708; 2022/07/08; 2022.07.08; 8.7.2022; Jul 08 2022; July 8, 2022;
  8 July 2022; Fri, 8th Jul 2022; 2022-07-08T23:30:00-08:00; 2022-07-08 10:00; Fri Jul 08 2022 10:00:00 GMT+0200 (CEST)`

test('reads a day as people and programs write it, and nothing that may be another day', () => {
  for (const day of WRITTEN.split(/;\s+/)) expect(dayOf(day), day).toBe('2022-07-08')
  for (const text of ['03/04/2024', '2024-02-30', 'May 2024', '31 Foo 2024', 'soon'])
    expect(dayOf(text)).toBe(text)
})

test('reads facts under the names of other site makers, ours first', () => {
  const astro = valuesOf('seoDescription: A', 'excerpt: B', 'pubDate: Jan 28 2025', 'Title: C')
  expect(astro).toEqual({ summary: 'A', date: '2025-01-28', title: 'C' })
  const jekyll = valuesOf('redirect_from: [/a]', 'lastmod: 2026-11-21', 'summary: Ours', 'description: B')
  expect(jekyll).toEqual({ aliases: ['/a'], updated: '2026-11-21', summary: 'Ours' })
  const { unknown } = readFacts('---\nlayout: post\nauthor: me\nconstructor: a\ntitle: A\n---\n')
  expect(unknown).toEqual(['layout', 'author', 'constructor'])
})

test('reads YAML, JSON and TOML, below empty lines and comments, as texts', () => {
  expect(readFacts('\n<!-- a -->\n---\ntitle: 2024\ndraft: no\n---\nText')).toMatchObject({
    values: { title: '2024', draft: 'no' },
    text: '\n\n\n\n\n\nText',
    hidingFact: undefined,
  })
  expect(readFacts('---json\n{\n\t"title": "A: B"\n}\n---\nText').values).toMatchObject({ title: 'A: B' })
  const toml = '+++\ntitle = "A: B"\ndate = 2024-01-02T03:04:05Z\ntags = ["a", "b"]\n+++\nText'
  expect(readFacts(toml).values).toEqual({ title: 'A: B', date: '2024-01-02', tags: ['a', 'b'] })
})

const HIDDEN = `draft: yes; isDraft: true; published: False; dg-publish: false; status: scheduled; private: 1;
  unlisted: true; build: {list: never}; _build: {render: never}; password: a; visibility: hidden; robots: noindex, follow;
  publishDate: 2099-01-01; expiryDate: 2020-01-01; seo: {noindex: true}`
const SHOWN = `draft: false; published: 2024-01-01; status: published; cover: {hidden: true}; private: no;
  publishDate: 2024-01-01; password:; public: yes`

test('keeps a text from readers that is hidden elsewhere, and no other', () => {
  const hidingFact = (fact: string) => readFacts(`---\ntitle: A\n${fact}\n---\n`).hidingFact
  for (const fact of HIDDEN.split(/;\s+/)) expect(hidingFact(fact), fact).toBeDefined()
  for (const fact of SHOWN.split(/;\s+/)) expect(hidingFact(fact), fact).toBeUndefined()
})
