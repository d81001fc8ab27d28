import { expect, test } from 'vitest'
import { foldBio } from '@/components/about/fold-bio'

function folded(bio: string, language = 'en') {
  const { start, shown, rest } = foldBio(bio, language)
  return `${start}${shown}${rest && '…'}`
}

test.each([
  ['keeps a short text whole', 'a'.repeat(200), 'a'.repeat(200)],
  ['cuts a word that is longer than all', 'a'.repeat(201), `${'a'.repeat(200)}…`],
  ['counts an emoji as one character', '🙂'.repeat(201), `${'🙂'.repeat(200)}…`],
])('%s', (_, bio, shown) => {
  expect(folded(bio)).toBe(shown)
})

// The character | marks the first 200 characters of each text, within which it is cut.
test.each([
  ['after a word, whatever it ends', 'en', 'tools. In| an', 'tools. In…'],
  ['before a full stop', 'en', 'my tools|. In', 'my tools…'],
  ['before a colon', 'en', 'daily: the|n this', 'daily…'],
  ['before a word that it would split', 'en', 'my to|ols', 'my…'],
  ['before a compound that it would split', 'en', 'my open-|source', 'my…'],
  ['before a name with a dot that it would split', 'en', 'my Node|.js', 'my…'],
  ['before a compound, in a language without spaces', 'ja', 'Node のopen-|source', 'Node の…'],
  ['before a word, in a language without spaces', 'ja', 'Node のソフト|ウェア', 'Node の…'],
])('ends %s', (_, language, marked, end) => {
  const [before = '', after] = marked.split('|')
  const start = `${'a'.repeat(199 - before.length)} `
  expect(folded(`${start}${before}${after} ${'x'.repeat(60)}`, language)).toBe(start + end)
})

test.each([
  ['I am Dr. Ada. I compute.', 'I am Dr. Ada.'],
  ['One sentence alone.', ''],
  [`${'long '.repeat(30)}start. And more.`, ''],
])('starts "%s" with "%s" in larger letters', (bio, start) => {
  expect(foldBio(bio, 'en').start).toBe(start)
})
