import {
  unstable_getResponseFromNextConfig as answerOf,
  getRewrittenUrl,
} from 'next/experimental/testing/server'
import { expect, test, vi } from 'vitest'

test('in development, no unknown word is a language, and no other page is lost', async () => {
  vi.resetModules()
  vi.stubEnv('SITE_LANGUAGES', 'de')
  const { NOT_FOUND_PATH, rewritesOf } = await import('@/app/_config/rewrites')
  const rewrites = async () => rewritesOf('', false, true)
  const targetOf = async (url: string) => getRewrittenUrl(await answerOf({ url, nextConfig: { rewrites } }))
  for (const path of ['/nope', '/nope/about', '/den', '/notes/[name]'])
    expect(await targetOf(path), path).toBe(`https://example.com${NOT_FOUND_PATH}`)
  for (const path of ['/notes/one', '/preview/about', '/dev-picture/public/a.png'])
    expect(await targetOf(path), path).toBeNull()
})
