import { readdirSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { inSpecimen } from '@/tests/specimen-site'

inSpecimen()

afterEach(() => vi.unstubAllEnvs())

test('a second build draws no preview that has not changed', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const { drawPreview } = await import('@/app/_metadata/preview-picture')
  const { contentIn } = await import('@/components/content/content')
  const folder = '.next/cache/previews'
  expect(Buffer.from(await drawPreview(contentIn(), '/about')).toString('latin1')).toContain('PNG')
  const [file] = readdirSync(folder)
  writeFileSync(`${folder}/${file}`, 'kept')
  expect(Buffer.from(await drawPreview(contentIn(), '/about')).toString()).toBe('kept')
  await drawPreview(contentIn(), '/skill')
  expect(readdirSync(folder)).toHaveLength(2)
})
