import { expect, test } from 'vitest'
import { fill, plural } from '@/components/text/fill'

test('puts values into a text, and nothing into what they bring', () => {
  const values = { number: 1, count: 7, title: '{count} $& $1' }
  expect(fill('{count} Blätter, {number}, {unknown}', values)).toBe('7 Blätter, 1, {unknown}')
  expect(fill('{title}, {count}', values)).toBe('{count} $& $1, 7')
})

test('chooses the plural form of a language, or `other` for a form that is missing', () => {
  const form = (language: string, count: number) =>
    plural({ one: 'one', few: 'few', other: 'other' }, count, language)
  expect([1, 3, 5].map((count) => form('pl', count))).toEqual(['one', 'few', 'other'])
  expect([0, 2, 11].map((count) => form('ar', count))).toEqual(['other', 'other', 'other'])
})
