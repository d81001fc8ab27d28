import { expect, test, vi } from 'vitest'
import { graphemes } from '@/components/home/typed-line'

test('types whatever a reader sees as one character in one step', () => {
  expect(graphemes('👩‍💻 é नि.')).toEqual(['👩‍💻', ' ', 'é', ' ', 'नि', '.'])
})

test('creates no segmenter for plain words, because it would delay the page', () => {
  const segmenter = vi.spyOn(Intl, 'Segmenter')
  expect(graphemes('“It’s – né…”')).toEqual(['“', 'I', 't', '’', 's', ' ', '–', ' ', 'n', 'é', '…', '”'])
  expect(segmenter).not.toHaveBeenCalled()
})
