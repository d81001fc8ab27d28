import { expect, test } from 'vitest'
import { bestFor } from '@/components/home/language-offer'
import { addressIn } from '@/components/layout/language-links'

const pages = ['/', '/about', '/project', '/project/told', '/notes']

test.each([
  ['', '/de'],
  ['/about', '/de/about'],
  ['/project/told', '/de/project/told'],
  ['/notes/untold', '/de/notes'],
  ['/services', '/de'],
  ['/_not-found', '/de'],
])('the page at %s is at %s in the other language', (path, address) => {
  expect(addressIn({ base: '/de', pages }, path)).toBe(address)
  expect(addressIn({ base: '', pages }, path)).toBe(address.replace('/de', '') || '/')
})

test.each([
  ['de-AT', 'de'],
  ['pt-BR', 'pt-BR'],
  ['pt', 'pt-PT'],
  ['fr', undefined],
])('a browser that asks for %s reads %s', (wanted, tag) => {
  expect(bestFor(wanted, ['en', 'de', 'pt-PT', 'pt-BR'])).toBe(tag)
})
