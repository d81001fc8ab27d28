import type { Work } from '@/content/schema/career'

/** What goes on comes first, then what began last. What has no date comes last, in the owner's order. */
export function newestFirst(work: Work[]) {
  const end = ({ startDate, endDate }: Work) => endDate || (startDate ? '9' : '')
  return work.toSorted(
    (one, other) =>
      end(other).localeCompare(end(one)) || (other.startDate ?? '').localeCompare(one.startDate ?? ''),
  )
}

/**
 * The jobs that go on, the newest first.
 *
 * @param day on which, for example `2026-11-21`. A page that is built once knows no other today.
 */
export function presentJobs(work: Work[], day: string) {
  // Compares as much of the day as the date says: on 2026-11-21, a job that ends in 2026 goes on.
  const order = (date: string) => date.localeCompare(day.slice(0, date.length))
  return newestFirst(work).filter(
    ({ startDate, endDate }) => startDate && order(startDate) <= 0 && (!endDate || order(endDate) >= 0),
  )
}
