import { unstable_getResponseFromNextConfig as answerOf } from 'next/experimental/testing/server'
import { expect, test, vi } from 'vitest'
import { write } from '@/tests/support/write'

test('search engines list no CV that is for one reader', async () => {
  vi.stubEnv('SITE_LANGUAGES', 'de')
  for (const file of ['for/Ü.md', 'de/for/a.md']) write(`content/${file}`, '')
  const { responseHeaders } = await import('@/app/_config/response-headers')
  const owner = { counter: 'a.example.org' } // a mistake, which development shows
  const headers = async () => responseHeaders({ owner, isDevelopment: true, isHidden: false })
  const paths = ['/cv-%C3%BC.docx', '/cv-a-de.txt', '/cv-a-de.pdf', '/cv.pdf', '/cv-de.pdf']
  const answers = await Promise.all(paths.map((url) => answerOf({ url, nextConfig: { headers } })))
  const robots = answers.map((answer) => answer.headers.get('x-robots-tag'))
  expect(robots).toEqual(['noindex', 'noindex', 'noindex', null, null])
})
