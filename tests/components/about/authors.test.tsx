import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Authors } from '@/components/about/authors'
import { contentIn } from '@/components/content/content'

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
])('marks %s as the owner %s: %s, and keeps each name in its own direction', (author, name, isOwner) => {
  contentIn().owner.name = name
  const shown = isOwner ? `<b class="text-foreground">${author}</b>` : author
  const html = renderToStaticMarkup(<Authors names={[author, 'عالم، ب.']} />)
  expect(html).toBe(`<bdi>${shown}</bdi>, <bdi>عالم، ب.</bdi>`)
})
