import { expect, test } from 'vitest'
import { addressIn } from '@/components/layout/language-links'

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
