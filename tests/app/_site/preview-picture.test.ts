import { afterEach, expect, test, vi } from 'vitest'

/** Draws the preview of the page "About", which shows the name below its title. */
async function pictureFor(name: string) {
  vi.doMock('@/content/owner', () => ({ owner: { name, roles: [] } }))
  const { drawPreview } = await import('@/app/_site/preview-picture')
  return Buffer.from(await drawPreview('/about')).toString('base64')
}

afterEach(() => {
  vi.resetModules()
})

test.each(['Łukasz', 'Иван', 'آدا', 'שרה', '<b>&amp;</b>', '\ud83d', 'W'.repeat(300)])(
  'draws the name %s',
  async (name) => {
    const withName = await pictureFor(name)
    vi.resetModules()
    expect(withName).not.toBe(await pictureFor(''))
  },
)

test('leaves out a letter that no font has, and draws no box for it', async () => {
  const withLetter = await pictureFor('Ada \u{F0000}')
  vi.resetModules()
  expect(withLetter).toBe(await pictureFor('Ada '))
})
