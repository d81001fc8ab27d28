import { expect, test } from 'vitest'
import { splitAtCommas } from '@/components/text/comma'

test.each(['A, B', 'A,B', ' A , B,', 'A، B', 'A、B', 'A，B'])('finds two words in %s', (text) => {
  expect(splitAtCommas(text)).toEqual(['A', 'B'])
})

test.each(['A (1, 2), B', 'A （1、2）、B', 'A [1, 2], B'])('splits no brackets in %s', (text) => {
  expect(splitAtCommas(text)).toEqual([text.replace(/[,、] ?B$/, ''), 'B'])
})
