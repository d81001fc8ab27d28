import { expect, test, vi } from 'vitest'

/** Draws the preview of a page with a name: on /about below the title, on the home page as the title. */
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

test('leaves out a letter that no font has, and shows the address if nothing is left', async () => {
  vi.stubEnv('SITE_ADDRESS', 'https://hale.example')
  expect(await pictureFor('Ada \u{F0000}')).toBe(await pictureFor('Ada '))
  const address = await pictureFor('hale.example', '/')
  for (const name of ['\u{F0000}', '\u{F0000}-\u{F0000}', ' \u3164\u2800'])
    expect(await pictureFor(name, '/'), name).toBe(address)
})
