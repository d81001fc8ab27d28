import { expect, test } from 'vitest'
import { noteSteps } from '@/components/article/article-footer'
import type { Article } from '@/components/content/article-files'
import { english } from '@/content/schema/languages/en'

function note(name: string, ...tags: string[]): Article {
  const facts = { title: name, date: '2026-11-20', summary: name }
  const more = { aliases: [], label: name, sheet: '/notes', updated: undefined }
  return { ...facts, ...more, name, tags, language: 'en', file: name, href: `/notes/${name}`, text: '' }
}

test('a note leads to the two that share most tags with it, or to its neighbours', () => {
  const self = note('self', 'SQL', 'React')
  const notes = [note('one', 'sql'), self, note('none'), note('two', 'React', 'SQL'), note('more', 'sql')]
  const stepsOf = (one: Article) =>
    noteSteps(one, notes, english).map(({ label, note: { name } }) => `${label}: ${name}`)
  expect(stepsOf(self)).toEqual(['Related: two', 'Related: one'])
  expect(stepsOf(note('none'))).toEqual(['Newer note: self', 'Older note: two'])
  expect(stepsOf(note('one'))).toEqual(['Older note: self'])
})
