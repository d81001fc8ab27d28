import { expect, test } from 'vitest'
import { foldedBio } from '@/components/about/bio'
import { owner } from '@/content/owner'

test('keeps a short text whole', () => {
  expect(foldedBio('a'.repeat(200))).toBe('a'.repeat(200))
})

test('ends a long text with its 200th character and an ellipsis', () => {
  expect(foldedBio(`${'a'.repeat(200)} b`)).toBe(`${'a'.repeat(200)}…`)
})

test('ends before a word that the cut would split', () => {
  expect(foldedBio(`${'a'.repeat(190)} tools in`.padEnd(250, 'b'))).toBe(`${'a'.repeat(190)} tools…`)
})

test('counts an emoji as one character, and cuts a text without spaces', () => {
  expect(foldedBio('🙂'.repeat(201))).toBe(`${'🙂'.repeat(200)}…`)
})

test('folds the bio that we ship at the end of a sentence', () => {
  expect(foldedBio(owner.bio)).toMatch(/^.{199}\.…$/)
})
