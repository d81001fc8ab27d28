import { expect, test } from 'vitest'
import { newestFirst, presentJobs } from '@/components/content/jobs'

const job = (position: string, startDate?: string, endDate?: string) => ({
  position,
  name: 'Company',
  startDate,
  endDate,
})

test('jobs stand newest first, what goes on before what has ended, and without dates last', () => {
  const work = [
    job('undated'),
    job('old', '2001', '2004-05'),
    job('new', '2020'),
    job('newest', '2023-02'),
    job('recent', '2004', '2019'),
  ]
  expect(newestFirst(work).map(({ position }) => position)).toEqual([
    'newest',
    'new',
    'recent',
    'old',
    'undated',
  ])
})

test.each([
  ['began in the year', job('', '2026'), 1],
  ['ends this month', job('', '2024', '2026-11'), 1],
  ['ends after the day', job('', '2024', '2027'), 1],
  ['has ended', job('', '2024', '2026-10'), 0],
  ['has not begun', job('', '2026-12'), 0],
  ['has no date', job(''), 0],
])('a job that %s is present or not', (_, one, count) => {
  expect(presentJobs([one], '2026-11-21')).toHaveLength(count)
})
