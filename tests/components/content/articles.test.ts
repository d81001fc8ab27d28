import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { write } from '@/tests/support/write'

beforeAll(() => {
  const draft = '---\ntitle: Soon\ndraft: true\ndate: 2026-11-20\nsummary: B\ntags: SQL, React\n---\n'
  for (const file of ['notes/soon.md', 'projects/relay-board.mdx']) write(`content/${file}`, draft)
})

beforeEach(() => vi.resetModules())

async function read() {
  const { notesIn, allStories, storyOf } = await import('@/components/content/articles')
  const { contentIn } = await import('@/components/content/content')
  const content = contentIn()
  return {
    texts: [...notesIn(content), ...allStories(content)].map(({ title, tags }) => [title, ...tags]),
    stories: content.projects.flatMap((project) => storyOf(content, project)?.name ?? []),
  }
}

test('a draft is no note and no story, no card leads to it, and other programs do not see it', async () => {
  expect(await read()).toEqual({ texts: [], stories: [] })
  const { llmsText } = await import('@/app/_metadata/llms-text')
  const { default: sitemap } = await import('@/app/sitemap')
  const { contentIn } = await import('@/components/content/content')
  expect(llmsText(contentIn()) + JSON.stringify(sitemap())).not.toMatch(/Soon|project\/relay-board/)
})

test('a draft shows in development', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  const soon = ['Soon', 'SQL', 'React']
  expect(await read()).toEqual({ texts: [soon, soon], stories: ['relay-board'] })
})

test('takes tags that a program has written as a text, and leaves out a note whose day is missing', async () => {
  const note = (date: string, tags: string) =>
    `---\ntitle: A\nsummary: B\ndate: ${date}\ntags: ${tags}\n---\n`
  write('content/notes/dated.md', note('2026-11-20', '"[React, CSS]"'))
  write('content/notes/undated.md', note('', '"[]"'))
  expect((await read()).texts).toEqual([['A', 'React', 'CSS']])
})
