import { expect, test } from 'vitest'
import { graphemes } from '@/components/home/typed-line'

test('types what is seen as one sign with one key', () => {
  expect(graphemes('👩‍💻 é नि.')).toEqual(['👩‍💻', ' ', 'é', ' ', 'नि', '.'])
})
