import { expect, test } from 'vitest'
import { foldedBio } from '@/components/about/bio'
import { owner } from '@/tests/specimen/content/owner'

test('keeps a short text whole', () => {
  expect(foldedBio('a'.repeat(200))).toBe('a'.repeat(200))
})

test('ends a long text with its 200th character and an ellipsis', () => {
  expect(foldedBio(`${'a'.repeat(200)} b`)).toBe(`${'a'.repeat(200)}…`)
})

test('ends before a word that the cut would split', () => {
  expect(foldedBio(`${'a'.repeat(190)} tools in`.padEnd(250, 'b'))).toBe(`${'a'.repeat(190)} tools…`)
})

test.each([
  ['one word', 'Before'],
  ['two words', 'Before that'],
])('ends at a sentence if only %s of the next would be left', (_, stray) => {
  const sentence = `${'long '.repeat(36)}tools.`
  expect(foldedBio(`${sentence} ${stray} ${'x'.repeat(60)}`)).toBe(`${sentence}…`)
})

test.each(['We saw', 'of Dr. Ada'])('keeps three words of a sentence, or a short form: %s', (words) => {
  const start = `${'long '.repeat(34)}tools. And then ${words}`
  expect(foldedBio(`${start} ${'x'.repeat(60)}`)).toBe(`${start}…`)
})

test('counts an emoji as one character, and cuts a text without spaces', () => {
  expect(foldedBio('🙂'.repeat(201))).toBe(`${'🙂'.repeat(200)}…`)
})

test('folds the bio that we ship at the end of a sentence', () => {
  expect(foldedBio(owner.bio)).toMatch(/^.{199}\.…$/)
})
