import { expect, test } from 'vitest'
import { colorToken } from '@/app/_metadata/color-token'
import manifest from '@/app/manifest'
import { owner } from '@/tests/specimen/content/owner'

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  // A manifest has one colour, so it has that of a page before its script.
  ['system', 'dark'],
] as const)('an installed site opens in the colours of its first visit: %s', (theme, shown) => {
  Object.assign(owner, { theme })
  const color = colorToken(shown, 'background')
  expect(manifest()).toMatchObject({ name: owner.name, background_color: color, theme_color: color })
  Object.assign(owner, { theme: undefined })
})
