import { listEntries } from '@/scripts/import/resume/list-entries'
import { readEntryDates } from '@/scripts/import/resume/read-entry-dates'
import { readEntryTexts } from '@/scripts/import/resume/read-entry-texts'
import { splitPositions } from '@/scripts/import/resume/split-positions'
import type { ReadEntry, Resume } from '@/scripts/import/support/entry'
import type { Fields } from '@/scripts/import/support/fields'

/** Some files have an e-mail address among the profiles. */
const MAILTO = /^(?:mailto:)?([^\s@/]+@[^\s@/]+)$/

/**
 * Turns a résumé with other names, frames and forms into a JSON Resume of version 1.0.0:
 *
 * - `listEntries` takes `{ company: Mill, roles: [{ title: Boy, span: 2019 }, { title: Miller, span: 2020 – 2021 }] }` out of its frame.
 * - `splitPositions` makes two entries of it, and `renameFields` names their fields: `{ name: Mill, position: Boy, period: 2019 }` …
 * - `readEntryDates` reads `period`: `{ name: Mill, position: Boy, startDate: 2019, endDate: 2019 }`.
 * - `readEntryTexts` removes Markdown and HTML, and makes texts of all that is none.
 */
export function normalizeResume(fields: Fields, language: string): Resume {
  const sections: Record<string, ReadEntry[]> = {}
  for (const entry of listEntries(fields, language)) {
    const read = splitPositions(entry).flatMap(readEntryDates).map(readEntryTexts)
    sections[entry.section] = [...(sections[entry.section] ?? []), ...read]
  }
  const { basics: [person] = [], profiles = [], ...others } = sections
  const addressIn = ({ fields: { url = '' } }: ReadEntry) => MAILTO.exec(url)?.[1]
  const email = person?.fields.email ?? profiles.map(addressIn).find(Boolean)
  return {
    basics: { ...person?.fields, ...(email && { email }) },
    profiles: profiles.filter((profile) => !email || addressIn(profile) !== email),
    sections: others,
  }
}
