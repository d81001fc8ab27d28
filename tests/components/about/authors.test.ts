import { expect, test } from 'vitest'
import { isSamePerson } from '@/components/about/authors'

test.each([
  ['Ada Lovelace', true],
  ['A. Lovelace', true],
  ['Lovelace, A. K.', true],
  ['B. Lovelace', false],
  ['B. A. Lovelace', false],
  ['Adam Lovelace', false],
  ['Lovelace', false],
  ['Ada Byron', false],
])('%s is the author Ada Lovelace: %s', (author, isSame) => {
  expect(isSamePerson(author, 'Ada Lovelace')).toBe(isSame)
})

test.each([
  ['愛', '愛', true],
  ['van Gogh, V.', 'Vincent van Gogh', true],
  ['van Dyck, V.', 'Vincent van Gogh', false],
  ['Zoë O’Hara-Ünal', 'ZOË O’Hara-Ünal', true],
])('%s is the author %s: %s', (author, name, isSame) => {
  expect(isSamePerson(author, name)).toBe(isSame)
})
