import { expect, test } from 'vitest'
import { pageMetadata } from '@/app/_metadata/page-metadata'
import { drawPreview } from '@/app/_metadata/preview-picture'
import { contentIn } from '@/components/content/content'
import { sheetsOf } from '@/components/layout/sheets'
import type { PageAddress } from '@/content/schema/pages'
import { owner } from '@/tests/specimen/content/owner'

test('a shared link shows a picture, a title and a description of its own', async () => {
  const content = contentIn()
  const seen = new Set<unknown>()
  for (const { href } of sheetsOf(content)) {
    const meta = await pageMetadata(href as PageAddress)
    const images = { alt: expect.stringMatching(/./), width: 1200, height: 630 }
    const title = expect.stringContaining(owner.name)
    expect(meta, href).toMatchObject({
      description: expect.stringMatching(/^.{70,160}$/),
      openGraph: { title, siteName: owner.name, locale: 'en_GB', images },
      twitter: { card: 'summary_large_image' },
    })
    for (const part of [meta.description, meta.openGraph?.title, meta.openGraph?.images])
      seen.add(JSON.stringify(part))
    expect((await drawPreview(content, href)).byteLength, href).toBeLessThan(300_000)
  }
  expect(seen.size).toBe(3 * sheetsOf(content).length)
})
