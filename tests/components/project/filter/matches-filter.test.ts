import { expect, test } from 'vitest'
import { matchesFilter } from '@/components/project/filter/matches-filter'

const FILTERS = ['', 'latest', 'React', 'HTML', 'C++']

test.each([
  ['a new project', { isNew: true, techUsed: 'Rust' }, ['', 'latest']],
  ['an old one', { isNew: false, techUsed: 'Rust' }, ['']],
  ['one of two techniques', { isNew: false, techUsed: 'React js, C++' }, ['', 'React', 'C++']],
  ['upper and lower case', { isNew: false, techUsed: 'react, html' }, ['']],
  ['no technique', { isNew: false, techUsed: '' }, ['']],
])('shows %s under its filters', (_, project, filters) => {
  expect(FILTERS.filter((filter) => matchesFilter(project, filter))).toEqual(filters)
})
