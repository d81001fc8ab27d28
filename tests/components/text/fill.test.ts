import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fill, fillWith, plural } from '@/components/text/fill'

test.each([
  ['{count} Blätter, dies ist {number}', '7 Blätter, dies ist 1'],
  ['{unknown}', '{unknown}'],
  ['{title}, {count}', '{count} $& $1, 7'],
])('fills "%s"', (text, filled) => {
  expect(fill(text, { number: 1, count: 7, title: '{count} $& $1' })).toBe(filled)
})

test('puts an element into a text', () => {
  expect(renderToStaticMarkup(fillWith('Come back after {time}.', 'noon'))).toBe('Come back after noon.')
})

test.each([
  ['pl', [1, 3, 5], ['one', 'few', 'other']],
  ['ar', [0, 2, 11], ['other', 'other', 'other']],
])('chooses the form of %s, or `other` for a form that is missing', (language, counts, forms) => {
  const texts = { one: 'one', few: 'few', other: 'other' }
  expect(counts.map((count) => plural(texts, count, language))).toEqual(forms)
})
