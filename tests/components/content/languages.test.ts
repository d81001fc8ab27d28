import { mkdirSync, writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { isFolderOfLanguage } from '@/components/content/languages'
import { inSpecimen } from '@/tests/specimen-site'

inSpecimen()

beforeAll(() => {
  for (const folder of ['de/', 'it/notes', 'fr/projects', 'pt_BR/', 'cv/', 'my/notes', 'id/', 'ja/'])
    mkdirSync(`content/${folder}`, { recursive: true })
  for (const file of ['de/owner', 'pt_BR/owner', 'id/tool']) writeFileSync(`content/${file}.ts`, '')
  for (const file of ['it/notes/a.md', 'fr/projects/b.mdx', 'cv/cv.pdf', 'my/notes/a.txt'])
    writeFileSync(`content/${file}`, '')
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
  expect(isFolderOfLanguage(name)).toBe(isLanguage)
})
