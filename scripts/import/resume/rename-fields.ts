import { fieldNames, LONG_TEXTS, longTextsOf, namesOf } from '@/scripts/import/resume/sections-and-fields'
import type { Entry } from '@/scripts/import/support/entry'
import { type Fields, isFields, joinValues, withoutMissing } from '@/scripts/import/support/fields'
import { reportFields } from '@/scripts/import/support/reports'
import { plainName } from '@/scripts/import/values/names'

/** Fields about the file alone, which are left out without a report. */
const UNREPORTED = ['id', '_id', 'uuid', 'order', 'icon', 'color', 'columns']
/** Fields that people write under several names, such as `languages` and `libraries`. They are joined. */
const JOINED = [...LONG_TEXTS, 'keywords', 'highlights']

/** Gives the fields of an entry the names of JSON Resume, and reports those that have none. */
export function renameFields(entry: Entry): Entry {
  const { section, path } = entry
  const unread = unreadFields(entry)
  const renamed: Fields = {}
  for (const field of fieldNames(section)) {
    const isDated = (renamed.startDate ?? renamed.endDate) !== undefined
    if (field !== 'period' || !isDated) renamed[field] = takeField(field, section, unread)
  }
  renamed.period = wholePeriod(renamed.period, `${path}.period`)
  for (const field of longTextsOf(section).filter((name) => Array.isArray(renamed[name]))) {
    renamed.highlights = joinValues([renamed[field], renamed.highlights])
    renamed[field] = undefined
  }
  const taken = withoutMissing(renamed)
  reportUnread(unread, taken, path)
  return { ...entry, fields: taken }
}

/** Maps all fields. The parts of a name are joined, also those below `name`, as in `{ first: 'Ada', last: 'King' }`. */
function unreadFields({ section, path, fields }: Entry) {
  const parts = section === 'basics' && isFields(fields.name) ? { ...fields.name, name: undefined } : {}
  const unread = new Map(Object.entries(withoutMissing({ ...fields, ...parts })))
  const name = ['firstName', 'lastName'].flatMap((field) => takeField(field, section, unread) ?? []).join(' ')
  if (!name) return unread
  if (!unread.has('name')) unread.set('name', name)
  else if (plainName(name) !== plainName(unread.get('name'))) reportFields(path, { name })
  return unread
}

/** Turns `[2019, 2020]` and `{ start: 2019, end: 2020 }` into `2019 – 2020`. */
function wholePeriod(period: unknown, path: string) {
  if (Array.isArray(period)) return period.join(' – ')
  if (!isFields(period)) return period
  const { start, from = start, end, to = end, ...rest } = period
  reportFields(path, from === undefined ? { ...rest, to } : rest)
  // A period without an end ends with a dash, which says that it goes on.
  return from === undefined ? undefined : `${from} – ${to ?? ''}`
}

/** Takes the values of a field, under any of its names, out of `unread`. Most fields take one. */
function takeField(field: string, section: string, unread: Map<string, unknown>): unknown {
  const found = namesOf(field, section).flatMap((name) =>
    [...unread.keys()].filter((key) => plainName(key) === name),
  )
  const keys = JOINED.includes(field) ? found : found.slice(0, 1)
  const values = keys.map((key) => unread.get(key))
  // Each line of a text is a highlight, also if the text is joined to a list.
  const linesOf = (value: unknown) => (typeof value === 'string' ? value.split('\n') : value)
  const value = joinValues(field === 'highlights' ? values.map(linesOf) : values)
  for (const key of keys) unread.delete(key)
  // `readPlace` decides whether an address is a private street.
  const isStreet = typeof value === 'string' && plainName(keys[0]) === 'address'
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
