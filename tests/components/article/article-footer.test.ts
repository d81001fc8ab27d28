import { expect, test } from 'vitest'
import { relatedNotes } from '@/components/article/article-footer'
import type { Article } from '@/components/content/article-files'

function note(name: string, ...tags: string[]): Article {
  const facts = { title: name, date: '2026-11-20', summary: name }
  const more = { aliases: [], label: name, sheet: '/notes' }
  return { ...facts, ...more, name, tags, language: 'en', file: name, href: `/notes/${name}`, text: '' }
}

test('notes with the same tags are related, first those that share most, and never the note itself', () => {
  const self = note('self', 'SQL', 'React')
  const notes = [note('one', 'sql'), self, note('none'), note('two', 'React', 'SQL'), note('other', 'Go')]
  expect(relatedNotes(self, notes).map(({ name }) => name)).toEqual(['two', 'one'])
  expect(relatedNotes(note('none'), notes)).toEqual([])
})
