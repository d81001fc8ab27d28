import { mkdirSync, symlinkSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { articlePaths, isLanguageFolder } from '@/components/content/language-folders'
import { write } from '@/tests/support/write'

beforeAll(() => {
  mkdirSync('content/ja')
  const files = ['de/owner.ts', 'pt_BR/owner.ts', 'id/tool.ts', 'it/notes/a.md', 'fr/projects/b.mdx']
  for (const file of [...files, 'cv/cv.pdf', 'my/notes/a.txt']) write(`content/${file}`, '')
})

test('takes a folder for a language if its name is a tag and it has a content file or a text', () => {
  const names = ['de', 'it', 'fr', 'pt_BR', 'cv', 'my', 'id', 'ja', 'nl']
  expect(names.filter(isLanguageFolder)).toEqual(['de', 'it', 'fr'])
})

test('ignores a folder with the name of a text, and links that editors leave', () => {
  mkdirSync('content/projects/a.md')
  symlinkSync('gone', 'content/projects/.#a.md', 'junction')
  for (const name of ['a.md', '.#a.md']) expect(articlePaths('')).not.toContain(`content/projects/${name}`)
})
