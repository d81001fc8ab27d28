import { expect, test } from 'vitest'
import { matchesFilter } from '@/components/project/matches-filter'

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

test.each([
  ['React', 'React js', true],
  ['React', 'a small React-app', true],
  ['React', 'Preact', false],
  ['Java', 'JavaScript, Java', true],
  ['Java', 'JavaScript', false],
  ['C', 'C, C++', true],
  ['C', 'C.', true],
  ['C', 'CSS, C++, C#', false],
  ['C++', 'Qt/C++', true],
  ['C#', 'C#, .NET', true],
  ['.NET', 'C#, .NET', true],
  ['NET', 'C#, .NET', false],
  ['js', 'Node.js', false],
  ['Node.js', 'Node.js', true],
  ['Node.js', 'Nodexjs', false],
  ['(beta)', 'Deno (beta)', true],
  ['Го', 'Гоша', false],
  ['Го', 'Го, SQL', true],
  ['Cafe', 'Cafe\u0301', false],
  ['パイソン', 'パイソン、Go', true],
])('%s in "%s": %s', (filter, techUsed, isFound) => {
  expect(matchesFilter({ isNew: false, techUsed }, filter)).toBe(isFound)
})
