import { renderToStaticMarkup } from 'react-dom/server'
import { TypeAnimation } from 'react-type-animation'
import { expect, test, vi } from 'vitest'
import { Elsewhere } from '@/components/home/elsewhere'
import { Hero } from '@/components/home/hero'

vi.mock('react-type-animation', () => ({ TypeAnimation: vi.fn() }))
vi.mock('@/components/home/portrait', () => ({ Portrait: () => null })) // reads the owner's picture

test('types a character every 100 ms in the first line and every 170 ms in the second', () => {
  renderToStaticMarkup([Hero(), Elsewhere()])
  const speeds = vi.mocked(TypeAnimation).mock.calls.map(([{ speed }]) => speed)
  expect(speeds).toEqual([100, 170].map((value) => ({ type: 'keyStrokeDelayInMs', value })))
})
