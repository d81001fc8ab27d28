import type { Work } from '@/content/schema/career'

/** Jobs that have not ended come first, then those that began last. Those without a date come last, in the owner's order. */
export function newestFirst(work: Work[]) {
  const age = ({ startDate, endDate }: Work) => ageOf(startDate, endDate)
  return work.toSorted((one, other) => age(other).localeCompare(age(one)))
}

/** Those that go on, and behind them those that have ended, the newest first. */
export function latestJobs(work: Work[]) {
  return [...presentJobs(work), ...newestFirst(work).filter(({ endDate }) => hasEnded(endDate))]
}

/** The jobs that have begun and not ended on the day of the build, the newest first. */
export function presentJobs(work: Work[]) {
  return newestFirst(work).filter(
    ({ startDate = '', endDate }) => (startDate || endDate) && startDate <= today() && !hasEnded(endDate),
  )
}

/** A text that sorts by age: first what has no date, then what ended first, and last what began last and has not ended. */
export function ageOf(start = '', end = '') {
  return start || end ? `${hasEnded(end) ? lastDay(end) : '9'} ${start}` : ''
}

function hasEnded(end?: string) {
  return Boolean(end) && lastDay(String(end)) < today()
}

/** Of a year or a month. Every month counts as 31 days long, because the day is only compared. */
function lastDay(date: string) {
  return date + '-12-31'.slice(date.length - 4)
}

/** In UTC, the day when this process started, because Next refuses to prerender a page that asks for the time. */
function today() {
  return new Date(performance.timeOrigin).toISOString().slice(0, 10)
}
