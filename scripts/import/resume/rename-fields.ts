import { fieldNames, LONG_TEXTS, longTextsOf, namesOf } from '@/scripts/import/resume/sections-and-fields'
import { type Fields, isFields, joinValues, withoutMissing } from '@/scripts/import/support/fields'
import { reportFields } from '@/scripts/import/support/reports'
import type { Entry } from '@/scripts/import/support/resume'
import { plainName } from '@/scripts/import/values/texts'

/** Fields about the file alone, which are left out without a report. */
const UNREPORTED = ['id', '_id', 'uuid', 'order', 'icon', 'color', 'columns']
/** Fields that people write under several names, such as `languages` and `libraries`. They are joined. */
const JOINED = [...LONG_TEXTS, 'keywords', 'highlights']

/** Gives the fields of an entry the names of JSON Resume, and reports those that have none. */
export function renameFields(entry: Entry): Entry {
  const { section, path, fields } = entry
  // A person's name may be `{ first: 'Ada', last: 'King' }`.
  const nameParts = section === 'basics' && isFields(fields.name) ? { ...fields.name, name: undefined } : {}
  const unread = new Map(Object.entries(withoutMissing({ ...fields, ...nameParts })))
  const name = ['firstName', 'lastName'].flatMap((field) => takeField(field, section, unread) ?? []).join(' ')
  if (name && !unread.has('name')) unread.set('name', name)
  else if (plainName(name) !== plainName(unread.get('name'))) reportFields(path, { name })
  const renamed: Fields = {}
  for (const field of fieldNames(section)) {
    const isDated = (renamed.startDate ?? renamed.endDate) !== undefined
    if (field !== 'period' || !isDated) renamed[field] = takeField(field, section, unread)
  }
  if (Array.isArray(renamed.period)) renamed.period = renamed.period.join(' – ')
  if (isFields(renamed.period)) {
    const { start, from = start, end, to = end, ...rest } = renamed.period
    // A period without an end ends with a dash, which says that it goes on.
    renamed.period = from === undefined ? undefined : `${from} – ${to ?? ''}`
    reportFields(`${path}.period`, from === undefined ? { ...rest, to } : rest)
  }
  for (const field of longTextsOf(section).filter((name) => Array.isArray(renamed[name]))) {
    renamed.highlights = joinValues([renamed[field], renamed.highlights])
    renamed[field] = undefined
  }
  const taken = withoutMissing(renamed)
  reportUnread(unread, taken, path)
  return { ...entry, fields: taken }
}

function takeField(field: string, section: string, unread: Map<string, unknown>): unknown {
  const found = namesOf(field, section).flatMap((name) =>
    [...unread.keys()].filter((key) => plainName(key) === name),
  )
  const taken = JOINED.includes(field) ? found : found.slice(0, 1)
  const value = joinValues(taken.map((key) => unread.get(key)))
  for (const key of taken) unread.delete(key)
  // An address may be a private street, and `readValue` decides.
  const isStreet = typeof value === 'string' && plainName(taken[0]) === 'address'
  return isStreet ? { address: value } : value
}

/** Some files say the same text under two names, or a date as a day and as a month. That is not lost. */
function reportUnread(unread: Map<string, unknown>, taken: Fields, path: string) {
  const known = Object.values(taken).flat().map(plainName)
  const isKnown = (text: string) =>
    known.some((value) => value === text || (/^\d{4}/.test(text) && value.startsWith(text)))
  const lost = [...unread].filter(([key, value]) => !UNREPORTED.includes(key) && !isKnown(plainName(value)))
  reportFields(path, Object.fromEntries(lost))
}
