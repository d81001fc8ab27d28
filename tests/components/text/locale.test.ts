import { expect, test } from 'vitest'
import { directionOf, openGraphLocaleOf } from '@/components/text/locale'

test.each([
  ['en', 'en_GB'],
  ['en-US', 'en_US'],
  ['de', 'de_DE'],
  ['ar-u-nu-latn', 'ar_EG'],
  ['tlh', 'tlh'],
])('knows the likely region of %s', (language, locale) => {
  expect(openGraphLocaleOf(language)).toBe(locale)
})

test.each([
  ...['ar', 'he', 'fa', 'ur', 'yi', 'ckb', 'dv', 'ps', 'sd', 'az-Arab'].map((language) => [language, 'rtl']),
  ...['en', 'de', 'ja', 'hi', 'az', 'ks-Deva', 'he-Latn'].map((language) => [language, 'ltr']),
])('%s reads %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction)
})
