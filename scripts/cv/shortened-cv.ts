import { ageOf } from '@/components/content/jobs'
import type { CvContent, CvEntry, CvSection } from '@/scripts/cv/cv-content'

/** The projects that say more than an old job. */
const FIRST_PROJECTS = 3

/**
 * Lists what can be left out to make the CV shorter: the later projects if they have no date, then what is oldest, then the rest
 * without a date. Where no date says it, the last comes first. The newest job and the newest qualification always stay.
 */
export function oldestFirst({ sections }: CvContent) {
  const age = ({ start, end }: CvEntry) => ageOf(start, end)
  const entriesOf = (name: CvSection['name']) => sections.find((one) => one.name === name)?.entries ?? []
  const [newestJob] = entriesOf('work')
  const entries = sections
    .flatMap(({ name, entries }) => (name === 'skills' || name === 'languages' ? [] : entries))
    .filter((entry) => entry !== newestJob)
  const dated = entries.filter(age).sort((one, other) => age(one).localeCompare(age(other)))
  const newestDegree = dated.findLast((entry) => entriesOf('education').includes(entry))
  // Education without dates is no older than the rest of it.
  const undated = entries.filter((entry) => !age(entry) && !entriesOf('education').includes(entry))
  const first = entriesOf('projects').filter((project, index) => index >= FIRST_PROJECTS && !age(project))
  const rest = undated.filter((entry) => !first.includes(entry))
  return [...first.toReversed(), ...dated.filter((entry) => entry !== newestDegree), ...rest.toReversed()]
}

export function withoutEntries(whole: CvContent, left: CvEntry[]): CvContent {
  const isKept = (entry: CvEntry) => !left.includes(entry)
  return {
    ...whole,
    sections: whole.sections.map((one) => ({ ...one, entries: one.entries.filter(isKept) })),
  }
}

/** Names an entry, for example `Analyst, Engines, 1843`. */
export function entryName({ title, organization, start, end }: CvEntry) {
  return [title, organization, end || start].filter(Boolean).join(', ')
}
