import { expect, test } from 'vitest'
import { matchesFilter } from '@/components/project/matches-filter'

test.each<[filter: string, techUsed: string, isFound: boolean, isNew?: boolean]>([
  ['', 'Rust', true],
  ['latest', 'Rust', false],
  ['latest', 'Rust', true, true],
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
])('%s in "%s": %s', (filter, techUsed, isFound, isNew = false) => {
  expect(matchesFilter({ isNew, techUsed }, filter)).toBe(isFound)
})
