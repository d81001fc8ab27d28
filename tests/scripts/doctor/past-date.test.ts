import { expect, test } from 'vitest'
import { pastDate } from '@/scripts/doctor/past-date'

const now = Date.parse('2026-11-25')

test.each([
  ['From March, remote or in Lisbon', 'en', '2025-11-21', 'March'],
  ['From March, remote or in Lisbon', 'en', '2026-11-21', undefined],
  ['From November', 'en', '2026-11-21', undefined],
  ['From Mar 2026', 'en', '2026-11-21', 'Mar 2026'],
  ['From 15 November 2026', 'en', '2026-11-21', '15 November 2026'],
  ['From 30 November 2026', 'en', '2026-11-21', undefined],
  ['From 2026-10-01', 'en', '2026-11-21', '2026-10-01'],
  ['From 2027-01', 'en', '2026-11-21', undefined],
  ['Open since 2025', 'en', '2026-11-21', '2025'],
  ['I may move; room 2026', 'en', '2026-11-21', undefined],
  ['Ab März 2026, in Köln', 'de', '2026-11-21', 'März 2026'],
  ['С марта 2026', 'ru', '2026-11-21', 'марта 2026'],
  ['Disponible en mars', 'fr', '2025-12-01', 'mars'],
  ['Available now', 'en', '2026-11-21', undefined],
])('"%s" (%s, written %s) is over: %s', (text, language, written, past) => {
  expect(pastDate(text, language, written, now)).toBe(past)
})
