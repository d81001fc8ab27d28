import { expect, test, vi } from 'vitest'

/** Draws the preview of a page. "About" shows the name below its title, and home as its title. */
async function pictureFor(name: string, href = '/about') {
  vi.resetModules()
  vi.doMock('@/content/owner', () => ({ owner: { name, roles: [] } }))
  const { drawPreview } = await import('@/app/_metadata/preview-picture')
  const { contentIn } = await import('@/components/content/content')
  return Buffer.from(await drawPreview(contentIn(), href)).toString('base64')
}

const NAMES = ['Łukasz', 'Иван', 'آدا', 'שרה', '<b>&amp;</b>', 'a\ud83d', 'W'.repeat(300)]
test.each(NAMES)('draws the name %s', async (name) => {
  expect(await pictureFor(name)).not.toBe(await pictureFor(''))
})

test('leaves out a letter that no font has, and draws no box for it', async () => {
  expect(await pictureFor('Ada \u{F0000}')).toBe(await pictureFor('Ada '))
})

const INVISIBLE = ['\u{F0000}', '\u{F0000}-\u{F0000}', ' \u3164\u2800']
test.each(INVISIBLE)('shows the address for the name %s', async (name) => {
  vi.stubEnv('SITE_ADDRESS', 'https://hale.example')
  expect(await pictureFor(name, '/')).toBe(await pictureFor('hale.example', '/'))
})
