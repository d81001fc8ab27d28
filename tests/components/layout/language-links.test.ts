import { expect, test, vi } from 'vitest'
import { addressIn } from '@/components/layout/language-links'
import { usePagePath } from '@/components/layout/use-page-path'

vi.mock('next/navigation', () => ({ usePathname: () => '/page-file/b%C3%BCro' }))

const pages = ['/', '/project', '/project/told', '/notes']

test.each([
  ['', '/de'],
  ['/project/told', '/de/project/told'],
  ['/notes/untold', '/de/notes'],
  ['/services', '/de'],
])('the page at %s is at %s in the other language', (path, address) => {
  expect(addressIn({ base: '/de', pages }, path)).toBe(address)
  expect(addressIn({ base: '', pages }, path)).toBe(address.replace('/de', '') || '/')
})

test('a page that is a file has the path of its text, in any letters', () => {
  expect(usePagePath()).toBe('/büro')
})
