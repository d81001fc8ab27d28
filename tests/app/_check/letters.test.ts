import { expect, test } from 'vitest'
import { lettersMessage } from '@/app/_check/letters'

test('says which letters no font has, and what to install', () => {
  expect(lettersMessage(['山', '🚀', 'न', 'は'], 'they are left out')).toBe(
    'fonts: none has "山 🚀 न は", so they are left out; install fonts-noto-cjk and fonts-noto-color-emoji and fonts-noto-core where this runs, or use other letters',
  )
})
