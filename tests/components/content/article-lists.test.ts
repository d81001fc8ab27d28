import { beforeEach, expect, test, vi } from 'vitest'
import { llmsText } from '@/app/_metadata/llms-text'
import sitemap from '@/app/sitemap'
import { allStories, notesIn, storyOf } from '@/components/content/article-lists'
import { contentIn } from '@/components/content/content'
import { enterSpecimen } from '@/tests/support/copy-site'
import { FRONT_MATTER, write } from '@/tests/support/write'

beforeEach(() => {
  enterSpecimen()
  const draft = '---\ntitle: Soon\ndraft: true\ndate: 2026-11-20\nsummary: B\ntags: SQL, React\n---\n'
  for (const file of ['notes/soon.md', 'projects/relay-board.mdx']) write(`content/${file}`, draft)
  // The lists of a content are kept until the next timer.
  return new Promise((resolve) => setTimeout(resolve))
})

function read() {
  const content = contentIn()
  return {
    texts: [...notesIn(content), ...allStories(content)].map(({ title, tags }) => [title, ...tags]),
    stories: content.projects.flatMap((project) => storyOf(content, project)?.slug ?? []),
  }
}

test('a draft is no note and no story, no card leads to it, and other programs do not see it', () => {
  expect(read()).toEqual({ texts: [], stories: [] })
  expect(llmsText(contentIn()) + JSON.stringify(sitemap())).not.toMatch(/Soon|project\/relay-board/)
})

test('a draft shows in development', () => {
  vi.stubEnv('NODE_ENV', 'development')
  const soon = ['Soon', 'SQL', 'React']
  expect(read()).toEqual({ texts: [soon, soon], stories: ['relay-board'] })
})

test('reads tags of programs, takes a title from a file, and leaves out a note without a day', () => {
  write('content/notes/dated.md', FRONT_MATTER.replace('date', 'tags: "[React, CSS]"\ndate'))
  write('content/notes/undated.md', FRONT_MATTER.replace(/date: .*/, 'date:\ntags: "[]"'))
  write('content/notes/2001-02-03 Our Path.md', 'It has no title.')
  expect(read().texts).toEqual([['A note', 'React', 'CSS'], ['Our Path']])
})
