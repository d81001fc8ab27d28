import { expect, test } from 'vitest'
import { languageName } from '@/components/text/language-name'

test('begins with a capital, as in French but not in Georgian', () => {
  expect(['fr', 'ka'].map((language) => languageName(language))).toEqual(['Français', 'ქართული'])
})
