import { expect, test } from 'vitest'
import { bestFor } from '@/components/home/language-offer'

test.each([
  ['de-AT', 'de'],
  ['pt-BR', 'pt-BR'],
  ['pt', 'pt-PT'],
  ['zh-TW', 'zh-Hant'],
  ['fr', undefined],
])('a browser that asks for %s reads %s', (wanted, tag) => {
  expect(bestFor(wanted, ['en', 'de-CH', 'de', 'pt-PT', 'pt-BR', 'zh-Hans', 'zh-Hant'])).toBe(tag)
})
