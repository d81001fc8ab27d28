import { expect, test } from 'vitest'
import { matchesFilter } from '@/components/project/matches-filter'

const FILTERS = ['', 'latest', 'React', 'HTML', 'C++']

test.each([
  ['a new project', { isNew: true, techUsed: 'Rust' }, ['', 'latest']],
  ['an old project', { isNew: false, techUsed: 'Rust' }, ['']],
  ['a project with two technologies', { isNew: false, techUsed: 'React js, C++' }, ['', 'React', 'C++']],
  ['a project with technologies in lower case', { isNew: false, techUsed: 'react, html' }, ['']],
])('shows %s under its filters', (_, project, filters) => {
  expect(FILTERS.filter((filter) => matchesFilter(project, filter))).toEqual(filters)
})

test.each([
  ['React', 'a small React-app', true],
  ['React', 'Preact', false],
  ['Java', 'JavaScript, Java', true],
  ['C', 'C.', true],
  ['C', 'CSS, C++, C#', false],
  ['C++', 'Qt/C++', true],
  ['.NET', 'C#, .NET', true],
  ['NET', 'C#, .NET', false],
  ['Node.js', 'Nodexjs', false],
  ['(beta)', 'Deno (beta)', true],
  ['Го', 'Гоша', false],
  ['Cafe', 'Cafe\u0301', false],
  ['パイソン', 'パイソン、Go', true],
])('%s in "%s": %s', (filter, techUsed, isFound) => {
  expect(matchesFilter({ isNew: false, techUsed }, filter)).toBe(isFound)
})
