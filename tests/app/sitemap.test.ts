import { expect, test } from 'vitest'
import robots from '@/app/robots'
import sitemap from '@/app/sitemap'
import { contentIn } from '@/components/content/content'
import { sheetsOf } from '@/components/layout/sheets'

test('search engines find the sitemap, and in it every page and story', () => {
  const [, ...others] = sheetsOf(contentIn()).map(({ href }) => href)
  expect(sitemap().map(({ url }) => url)).toEqual(['', ...others, '/project/relay-board'])
  expect(robots().sitemap).toBe('/sitemap.xml')
})
