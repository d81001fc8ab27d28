import { expect, test } from 'vitest'
import { bioParts, foldedBio } from '@/components/about/bio-parts'
import { owner } from '@/tests/specimen/content/owner'

test('keeps a short text whole', () => {
  expect(foldedBio('a'.repeat(200), 'en')).toBe('a'.repeat(200))
})

// Each is cut at its 200th character, where the sign | stands.
test.each([
  ['after a word, whatever it ends', 'en', 'tools. In| an', 'tools. In…'],
  ['before a full stop', 'en', 'my tools|. In', 'my tools…'],
  ['before a word that it would split', 'en', 'my to|ols', 'my…'],
  ['before a compound that it would split', 'en', 'my open-|source', 'my…'],
  ['before a name with a dot that it would split', 'en', 'my Node|.js', 'my…'],
  ['before a word, in a language without spaces', 'ja', 'Node のソフト|ウェア', 'Node の…'],
])('ends %s', (_, language, marked, end) => {
  const [before = '', after] = marked.split('|')
  const start = `${'a'.repeat(199 - before.length)} `
  expect(foldedBio(`${start}${before}${after} ${'x'.repeat(60)}`, language)).toBe(start + end)
})

test('counts an emoji as one character, and cuts a word that is longer than all', () => {
  expect(foldedBio('🙂'.repeat(201), 'en')).toBe(`${'🙂'.repeat(200)}…`)
  expect(foldedBio('a'.repeat(201), 'en')).toBe(`${'a'.repeat(200)}…`)
})

test('folds the bio that we ship at the end of a sentence', () => {
  expect(foldedBio(owner.bio, 'en')).toMatch(/^.{199}\.…$/)
})

test.each([
  ['I am Dr. Ada. I compute.', 'I am Dr. Ada.'],
  ['One sentence alone.', ''],
  [`${'long '.repeat(30)}start. And more.`, ''],
])('starts "%s" with "%s" in larger letters', (bio, start) => {
  expect(bioParts(bio, 'en').start).toBe(start)
})
