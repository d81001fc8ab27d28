import { renderToStaticMarkup } from 'react-dom/server'
import { TypeAnimation } from 'react-type-animation'
import { expect, test, vi } from 'vitest'
import { Hero } from '@/components/home/hero'
import { PassionsAndSocials } from '@/components/home/passions-and-socials'

vi.mock('react-type-animation', () => ({ TypeAnimation: vi.fn() }))
vi.mock('@/components/home/portrait', () => ({ Portrait: () => null })) // reads the owner's picture

test('types a character every 100 ms in the first line and every 170 ms in the second', () => {
  renderToStaticMarkup([Hero(), PassionsAndSocials()])
  const speeds = vi.mocked(TypeAnimation).mock.calls.map(([{ speed }]) => speed)
  expect(speeds).toEqual([100, 170].map((value) => ({ type: 'keyStrokeDelayInMs', value })))
})
