import { expect, test } from 'vitest'
import { noteSteps } from '@/components/article/article-footer'
import { english } from '@/content/schema/languages/en'

const note = (slug: string, ...tags: string[]) => ({ slug, tags })

test('a note leads to the two that share most tags with it, or to its neighbours', () => {
  const self = note('self', 'SQL', 'React')
  const notes = [note('one', 'sql'), self, note('none'), note('two', 'React', 'SQL'), note('more', 'sql')]
  const stepsOf = (start: typeof self) =>
    noteSteps(start, notes, english).map(({ label, note: { slug } }) => `${label}: ${slug}`)
  expect(stepsOf(self)).toEqual(['Related: two', 'Related: one'])
  expect(stepsOf(note('none'))).toEqual(['Newer note: self', 'Older note: two'])
  expect(stepsOf(note('one'))).toEqual(['Older note: self'])
})
