import { expect, test } from 'vitest'
import { content } from '@/scripts/check/content'
import { checkLeadIn } from '@/scripts/check/lead-in'

function warnings(leadIn: string, role: string | undefined, language = 'en') {
  const changed = structuredClone(content)
  changed['content/words.ts'].language = language
  changed['content/words.ts'].words.home.leadIn = leadIn
  changed['content/owner.ts'].owner.roles = role === undefined ? [] : [role]
  return checkLeadIn(changed).map(({ text }) => text)
}

test('names an article that does not fit the first role', () => {
  expect(warnings("And I'm a", 'Engineer.')).toEqual([expect.stringContaining('"Engineer." needs "an"')])
  expect(warnings("And I'm an", 'Developer.')).toEqual([expect.stringContaining('"Developer." needs "a"')])
})

test.each([
  ["And I'm a", 'Developer.'],
  ["And I'm an ", 'architect'],
  ["And I'm a", 'UX designer.'],
  ["And I'm an", 'SRE.'],
  ["And I'm a", 'European developer.'],
  ["And I'm a", '3D artist.'],
  ["And I'm a", undefined],
  ['I make data', 'Easy.'],
  ['My job:', 'Engineer.'],
])('says nothing about "%s" before "%s"', (leadIn, role) => {
  expect(warnings(leadIn, role)).toEqual([])
})

test('knows English only', () => {
  expect(warnings("And I'm a", 'Engineer.', 'en-US')).toHaveLength(1)
  expect(warnings('I a', 'Engineer.', 'hu')).toEqual([])
})
