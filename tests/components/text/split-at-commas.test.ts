import { expect, test } from 'vitest'
import { splitAtCommas } from '@/components/text/split-at-commas'

test('finds the words between commas of any script, but none within brackets or numbers', () => {
  expect(splitAtCommas(' A , B، C、D，1,000 E,')).toEqual(['A', 'B', 'C', 'D', '1,000 E'])
  expect(splitAtCommas('A (1, 2), B （1、2）、C [1, 2]')).toEqual(['A (1, 2)', 'B （1、2）', 'C [1, 2]'])
})
