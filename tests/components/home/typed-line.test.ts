import { afterEach, expect, test, vi } from 'vitest'
import { graphemes } from '@/components/home/typed-line'

afterEach(() => vi.restoreAllMocks())

test('types what is seen as one sign with one key', () => {
  expect(graphemes('👩‍💻 é नि.')).toEqual(['👩‍💻', ' ', 'é', ' ', 'नि', '.'])
})

test('makes no segmenter for plain words, which would hold up the page', () => {
  const segmenter = vi.spyOn(Intl, 'Segmenter')
  expect(graphemes('“It’s – né…”')).toEqual(['“', 'I', 't', '’', 's', ' ', '–', ' ', 'n', 'é', '…', '”'])
  expect(segmenter).not.toHaveBeenCalled()
})
