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

test('ignores what editors leave: a link that leads nowhere, as of Emacs, and a folder of settings', () => {
  symlinkSync('gone', 'content/projects/.#a.md')
  mkdirSync('content/.obsidian')
  expect(articlePaths('')).not.toContain('content/projects/.#a.md')
  expect(contentFolders()).not.toContain('.obsidian')
})
