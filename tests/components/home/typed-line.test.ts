import { renderToStaticMarkup } from 'react-dom/server'
import { TypeAnimation } from 'react-type-animation'
import { expect, test, vi } from 'vitest'
import { Hero } from '@/components/home/hero'
import { graphemes } from '@/components/home/typed-line'

vi.mock('react-type-animation', () => ({ TypeAnimation: vi.fn() }))

test('types a character every 100 ms in the first line and every 170 ms in the second', () => {
  renderToStaticMarkup(Hero())
  const speeds = vi.mocked(TypeAnimation).mock.calls.map(([{ speed }]) => speed)
  expect(speeds).toEqual([100, 170].map((value) => ({ type: 'keyStrokeDelayInMs', value })))
})

test('types each character that a reader sees in one step', () => {
  expect(graphemes('👩‍💻 é नि.')).toEqual(['👩‍💻', ' ', 'é', ' ', 'नि', '.'])
})
