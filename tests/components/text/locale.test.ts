import { expect, test } from 'vitest'
import { directionOf, languageName, openGraphLocaleOf } from '@/components/text/locale'

test('knows the likely region of a language', () => {
  const tags = ['en', 'en-US', 'de', 'ar-u-nu-latn', 'tlh']
  expect(tags.map(openGraphLocaleOf)).toEqual(['en_GB', 'en_US', 'de_DE', 'ar_EG', 'tlh'])
})

test('knows which languages read from right to left', () => {
  const fromRight = ['ar', 'he', 'fa', 'ur', 'yi', 'ckb', 'dv', 'ps', 'sd', 'az-Arab']
  const tags = [...fromRight, 'en', 'de', 'ja', 'hi', 'az', 'ks-Deva', 'he-Latn']
  expect(tags.filter((tag) => directionOf(tag) === 'rtl')).toEqual(fromRight)
})

test('begins the name of a language with a capital, as in French but not in Georgian', () => {
  expect(['fr', 'ka'].map((language) => languageName(language))).toEqual(['Français', 'ქართული'])
})
