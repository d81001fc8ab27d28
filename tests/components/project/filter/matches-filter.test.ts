import { expect, test } from 'vitest'
import { matchesFilter } from '@/components/project/filter/matches-filter'

const FILTERS = ['', 'latest', 'React', 'HTML', 'C++']

test.each([
  ['a new project', { isNew: true, techUsed: 'Rust' }, ['', 'latest']],
  ['an old project', { isNew: false, techUsed: 'Rust' }, ['']],
  ['a project with two technologies', { isNew: false, techUsed: 'React js, C++' }, ['', 'React', 'C++']],
  ['a project with technologies in lower case', { isNew: false, techUsed: 'react, html' }, ['']],
  ['a project without technologies', { isNew: false, techUsed: '' }, ['']],
])('shows %s under its filters', (_, project, filters) => {
  expect(FILTERS.filter((filter) => matchesFilter(project, filter))).toEqual(filters)
})
