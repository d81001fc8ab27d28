import { expect, test } from 'vitest'
import { tagsOf } from '@/components/content/front-matter'

test.each(['A, B', 'A,B', 'A، B', 'A、B', 'A，B'])('finds two words in %s', (text) => {
  expect(tagsOf(text)).toEqual(['A', 'B'])
})

test('takes a list that a program has written as a text for what it is', () => {
  expect(tagsOf('[]')).toEqual([])
  expect(tagsOf('[React, CSS]')).toEqual(['React', 'CSS'])
})
