import { expect, test } from 'vitest'
import { excerpt, firstSentence } from '@/components/text/sentences'

// Each first sentence ends at the character |.
test.each([
  ['en', 'A portfolio for Dr. Ada Lovelace.| It prints.'],
  ['en', 'A board for Acme Inc. Berlin, e.g. Docker.| More.'],
  ['en', 'No. 5 of J. R. R. Tolkien vs. Prof. Ada in vol. 2.| More.'],
  ['en', 'It can’t.| So there.'],
  ['en', 'I write compilers in C.| I repair radios.'],
  ['en', 'It answers in 80 ms.| And so on.'],
  ['en', 'I led a team of 12.| We shipped.'],
  ['en', 'Version v1.2 of Node.js.| In CSS.'],
  ['en', 'A board\nthat merges.| More.'],
  ['de', 'Eine App, z. B. Docker bzw. Podman, seit dem 3. Oktober.| Mehr.'],
  ['fr', 'Un outil pour Mme Curie, p. ex. Radium.| Plus.'],
  ['es', 'Para el Sr. Gómez y la Dra. Ruiz.| Más.'],
  ['it', 'Per il Dott. Rossi, ad es. Roma.| Altro.'],
  ['pl', 'Dla inż. Nowaka, np. Kraków.| Więcej.'],
  ['tr', 'Doç. Dr. Aydın için.| Devamı.'],
  ['ka', 'ეს პირველია.| ეს მეორეა.'],
  ['ja', 'Node.js で作った。|印刷する。'],
  ['ar', 'أداة د. آدا، هل تطبع؟| نعم.'],
  ['hi', 'डॉ. आडा के लिए।| और।'],
])('in %s, the first sentence ends at the line: %s', (language, marked) => {
  const [first] = marked.split('|')
  expect(firstSentence(marked.replace('|', ''), language)).toBe(first)
})

const SENTENCE = 'I led a team of four that rebuilt the shop. '

test.each([
  ['a sentence', SENTENCE.repeat(20), SENTENCE.repeat(7).trim()],
  ['a sentence without spaces', '私は店を作り直した。'.repeat(60), '私は店を作り直した。'.repeat(32)],
  ['a word, without sentences', 'word '.repeat(200), 'word '.repeat(64).trim()],
  ['all of it, if it is short', SENTENCE.repeat(10), SENTENCE.repeat(10)],
  ['all of it, without spaces', 'W'.repeat(900), 'W'.repeat(900)],
])('ends a text after %s', (_, text, start) => {
  expect(excerpt(text, 'en')).toBe(start)
})
