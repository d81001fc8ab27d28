import { expect, test } from 'vitest'
import { type Content, contentIn } from '@/components/content/content'
import { cvContent } from '@/scripts/cv/cv-content'
import { entryName, oldestFirst } from '@/scripts/cv/print-to-fit'

const WORK = [
  { position: 'Now', name: 'A', startDate: '2024' },
  { position: 'Old', name: 'B', startDate: '2001', endDate: '2002' },
  { position: 'Older', name: 'C', startDate: '1999', endDate: '2000-05' },
]

function orderOf(lists: Partial<Content>) {
  return oldestFirst(cvContent({ ...contentIn(), ...lists })).map(entryName)
}

test('a shorter CV loses the oldest entries, but not the newest job or degree, or a language', () => {
  const references = [{ name: 'Babbage', reference: 'Enchantress.' }]
  const education = [{ area: 'Law', endDate: '1998' }, { area: 'Optics', endDate: '1995' }, { area: 'Art' }]
  const languages = [{ language: 'French' }]
  const order = orderOf({ projects: [], work: WORK, references, education, languages })
  expect(order).toEqual(['Optics, 1995', 'Older, C, 2000-05', 'Old, B, 2002', 'Babbage'])
})

test('a shorter CV keeps jobs rather than the fourth project, and the first project longest', () => {
  const projects = contentIn().projects.slice(0, 5)
  const [first, second, third, fourth, fifth] = projects.map(({ title }) => title)
  const order = orderOf({ projects, work: WORK.slice(0, 2) })
  expect(order).toEqual([fifth, fourth, 'Old, B, 2002', third, second, first])
})
