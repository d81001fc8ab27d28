import { expect, test } from 'vitest'
import { contentIn } from '@/components/content/content'
import { linkIn } from '@/components/layout/site-addresses'

test('a link leads to the page in the same language, with what stands behind it', () => {
  const content = { ...contentIn(), base: '/ar' }
  expect(linkIn(content, '/ab%6Fut?a#b')).toBe('/ar/about?a#b')
  expect(linkIn(content, '/drawings/icon.svg')).toBe('/drawings/icon.svg')
})
