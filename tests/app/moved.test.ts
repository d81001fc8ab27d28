import { expect, test, vi } from 'vitest'
import { FRONT_MATTER, write } from '@/tests/support/write'

test('an old address leads to a text in any letters', async () => {
  write('content/notes/東京.md', FRONT_MATTER.replace('title', 'aliases: [/tōkyō]\ntitle'))
  vi.resetModules()
  const { GET } = await import('@/app/[...moved]/route.moved')
  const { headers } = await GET(new Request('https://a.dev'), {
    params: Promise.resolve({ moved: ['to\u0304kyo\u0304'] }),
  })
  expect(headers.get('Location')).toBe('/notes/%E6%9D%B1%E4%BA%AC')
})
