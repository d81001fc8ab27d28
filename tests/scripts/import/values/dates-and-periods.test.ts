import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readDate, readPeriod } from '@/scripts/import/values/dates-and-periods'

type Row = { date?: string; isPresent?: boolean; isInexact?: boolean; texts: string[] }
type Period = { text: string; start?: string; end?: string }
const rows = parse(readFileSync('tests/scripts/import/values/dates-and-periods.yml', 'utf8'))

test.each<Row>(rows.dates)('reads $texts', ({ texts, ...read }) => {
  for (const text of texts) expect(readDate(text, 'en'), text).toEqual(read)
})

test('reads a name that is another month elsewhere in the language of the site', () => {
  expect(readDate('listopad 2023', 'cs')).toEqual({ date: '2023-11' })
  expect(readDate('listopad 2023', 'hr')).toEqual({ date: '2023-10' })
})

test.each<Period>(rows.periods)('reads the period $text', ({ text, start, end }) => {
  const period = readPeriod(text, 'en')
  expect(period?.start.date).toBe(start)
  expect(period?.end.isPresent ? 'present' : period?.end.date).toBe(end)
})
