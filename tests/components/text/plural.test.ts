import { expect, test } from 'vitest'
import { plural } from '@/components/text/plural'

test.each([
  ['en', [1, 2, 0], ['one', 'other', 'other']],
  ['pl', [1, 3, 5], ['one', 'few', 'other']],
  ['ar', [0, 2, 11], ['other', 'other', 'other']],
])('chooses the form of %s, or `other` for a form that is missing', (language, counts, forms) => {
  const texts = { one: 'one', few: 'few', other: 'other' }
  expect(counts.map((count) => plural(texts, count, language))).toEqual(forms)
})
