import { expect, test } from 'vitest'
import { listReports } from '@/scripts/import/support/reports'

test('lists what is left out once a kind, with a count, the first place and the names of whole entries', () => {
  const reports = [0, 1, 2].flatMap((index) => [
    { path: `projects[${index}].fax`, value: 1 },
    { path: `projects[${index}].pages`, value: index },
    { path: `work[${index}].endDate`, value: 'x', why: 'no exact date that we know' },
    { path: `work[${index}]`, value: { name: `W${index}` }, why: 'left out' },
  ])
  expect(listReports(reports).split('\n')).toEqual([
    '  projects[0].fax: 1, and 2 more',
    '  projects[0].pages: 0, and 2 more: 1, 2',
    '  work[0].endDate: "x" (no exact date that we know), and 2 more',
    '  work[0]: {"name":"W0"} (left out), and 2 more: W1, W2',
  ])
})
