import { ageOf } from '@/components/content/jobs'
import type { CvContent, CvEntry, CvSectionContent } from '@/scripts/cv/cv-content'

/** The projects that say more than an old job. */
const FIRST_PROJECTS = 3

/**
 * Lists what can be left out, in this order: later projects without a date, dated entries from the oldest on, then other
 * undated ones, the last first. The newest job and the newest qualification always stay.
 */
export function oldestFirst({ sections }: CvContent) {
  const age = ({ start, end }: CvEntry) => ageOf(start, end)
  const entriesOf = (name: CvSectionContent['name']) =>
    sections.find((section) => section.name === name)?.entries ?? []
  const [newestJob] = entriesOf('work')
  const entries = sections
    .flatMap(({ name, entries }) => (name === 'skills' || name === 'languages' ? [] : entries))
    .filter((entry) => entry !== newestJob)
  const dated = entries.filter(age).sort((a, b) => age(a).localeCompare(age(b)))
  const newestDegree = dated.findLast((entry) => entriesOf('education').includes(entry))
  // Education without dates is no older than the rest of it.
  const undated = entries.filter((entry) => !age(entry) && !entriesOf('education').includes(entry))
  const first = entriesOf('projects').filter((project, index) => index >= FIRST_PROJECTS && !age(project))
  const rest = undated.filter((entry) => !first.includes(entry))
  return [...first.toReversed(), ...dated.filter((entry) => entry !== newestDegree), ...rest.toReversed()]
}

/** Names an entry, for example `Analyst, Engines, 1843`. */
export function entryName({ title, organization, start, end }: CvEntry) {
  return [title, organization, end || start].filter(Boolean).join(', ')
}
