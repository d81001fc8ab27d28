import { mkdirSync, symlinkSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { articlePaths, contentFolders, isLanguageFolder } from '@/components/content/languages'
import { write } from '@/tests/support/write'

beforeAll(() => {
  mkdirSync('content/ja')
  const files = ['de/owner.ts', 'pt_BR/owner.ts', 'id/tool.ts', 'it/notes/a.md', 'fr/projects/b.mdx']
  for (const file of [...files, 'cv/cv.pdf', 'my/notes/a.txt']) write(`content/${file}`, '')
})

test.each([
  ['de', true, 'a file that content/ has, too'],
  ['it', true, 'a note'],
  ['fr', true, 'a story'],
  ['pt_BR', false, 'such a file, and a name that is no tag'],
  ['cv', false, 'a PDF'],
  ['my', false, 'a note that is no text of the site'],
  ['id', false, 'a file that content/ does not have'],
  ['ja', false, 'nothing'],
  ['nl', false, 'no folder at all'],
])('takes content/%s for a language: %s, because it has %s', (name, isLanguage) => {
  expect(isLanguageFolder(name)).toBe(isLanguage)
})

test('ignores a folder with the name of a text, and what editors leave: a link to nowhere, as of Emacs, and settings', () => {
  mkdirSync('content/projects/a.md')
  symlinkSync('gone', 'content/projects/.#a.md', 'junction')
  mkdirSync('content/.obsidian')
  for (const name of ['a.md', '.#a.md']) expect(articlePaths('')).not.toContain(`content/projects/${name}`)
  expect(contentFolders()).not.toContain('.obsidian')
})
