import { expect, test } from 'vitest'
import { graphemes } from '@/components/home/typed-line'

test('types whatever a reader sees as one character in one step', () => {
  expect(graphemes('It’s 👩‍💻 é नि.')).toEqual(['I', 't', '’', 's', ' ', '👩‍💻', ' ', 'é', ' ', 'नि', '.'])
})
