import type { Work } from '@/content/schema/career'
import { today } from '@/content/schema/days'
import { withoutExamples } from '@/content/schema/example'

/** Puts present jobs first, then the others by their end. Undated jobs stay at the end, in the owner's order. */
export function newestFirst(work: Work[]) {
  const age = ({ startDate, endDate }: Work) => ageOf(startDate, endDate)
  return work.toSorted((a, b) => age(b).localeCompare(age(a)))
}

/** Lists the present jobs, then those that have ended. Without either, it lists those that have no dates. */
export function latestJobs(work: Work[]) {
  const dated = [...presentJobs(work), ...newestFirst(work).filter(({ endDate }) => hasEnded(endDate))]
  return dated.length > 0 ? dated : work.filter(({ startDate, endDate }) => !startDate && !endDate)
}

export function presentJobs(work: Work[]) {
  return newestFirst(work).filter(
    ({ startDate = '', endDate }) => (startDate || endDate) && startDate <= today() && !hasEnded(endDate),
  )
}

export function jobTitleOf({ owner, work }: { owner: { roles: string[] }; work: Work[] }) {
  return presentJobs(withoutExamples(work))[0]?.position ?? ownRoles(owner)[0]
}

/** Returns the owner's roles without our examples, and without the full stops that they have in the content. */
export function ownRoles({ roles }: { roles: string[] }) {
  return withoutExamples(roles).map((role) => role.replace(/[.。।]$/, ''))
}

/** Returns a text that sorts entries from old to new: first those without a date, last those that have not ended. */
export function ageOf(start = '', end = '') {
  return start || end ? `${hasEnded(end) ? lastDay(end) : '9'} ${start}` : '' // 9 sorts behind every year
}

function hasEnded(end?: string) {
  return Boolean(end) && lastDay(String(end)) < today()
}

/** Returns `2024-12-31` for `2024`, and `2024-02-31` for `2024-02`, because the day is only compared. */
export function lastDay(date: string) {
  return date + '-12-31'.slice(date.length - 4)
}
