import { expect, test } from 'vitest'
import { matchesFilter } from '@/components/project/matches-filter'

test.each([true, false])('shows a project with isNew %s without a filter, and as latest if so', (isNew) => {
  expect(matchesFilter({ isNew, techUsed: 'Rust' }, '')).toBe(true)
  expect(matchesFilter({ isNew, techUsed: 'Rust' }, 'latest')).toBe(isNew)
})

test.each([
  ['React', 'a small React-app', true],
  ['React', 'Preact', false],
  ['React', 'react, html', false],
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
