import { expect, test, vi } from 'vitest'
import { FRONT_MATTER, write } from '@/tests/support/write'

test('an old address leads to a text as it is written, and however its accents are composed', async () => {
  write('content/notes/东京.md', FRONT_MATTER.replace('title', 'aliases: [/t\u014d, /\u095e]\ntitle'))
  vi.resetModules()
  const { generateStaticParams } = await import('@/app/[...moved]/route.moved')
  const names = generateStaticParams().map(({ moved }) => moved.join('/'))
  expect(names).toEqual(['t\u014d', 'to\u0304', '\u092b\u093c', '\u095e'])
})
