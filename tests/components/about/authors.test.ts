import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Authors, isSamePerson } from '@/components/about/authors'

test.each([
  ['Ada Lovelace', 'Ada Lovelace', true],
  ['Lovelace, A. K.', 'Ada Lovelace', true],
  ['LI Wei', 'Lin Wei', false],
  ['Garcia, J.', 'José García', true],
  ['B. A. Lovelace', 'Ada Lovelace', false],
  ['Adam Lovelace', 'Ada Lovelace', false],
  ['Lovelace', 'Ada Lovelace', false],
  ['Ada Byron', 'Ada Lovelace', false],
  ['愛', '愛', true],
  ['van Gogh, V.', 'Vincent van Gogh', true],
  ['van Dyck, V.', 'Vincent van Gogh', false],
  ['Zoë O’Hara-Ünal', 'ZOË O’Hara-Ünal', true],
])('%s is the author %s: %s', (author, name, isSame) => {
  expect(isSamePerson(author, name)).toBe(isSame)
})

test('marks the owner, and keeps each name in its own direction', () => {
  const html = renderToStaticMarkup(createElement(Authors, { names: ['Hale, R.', 'عالم، ب.'] }))
  expect(html).toBe('<bdi><b class="text-foreground">Hale, R.</b></bdi>, <bdi>عالم، ب.</bdi>')
})
