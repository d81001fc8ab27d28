import {
  fieldsOf,
  LONG_TEXTS,
  longTextsOf,
  namesOf,
  plainName,
} from '@/scripts/import/resume/sections-and-fields'
import { type Fields, isFields, withoutMissing } from '@/scripts/import/support/fields'
import { reportFields } from '@/scripts/import/support/reports'

/** Fields about the file alone, which are left out without a report. */
const UNREPORTED = 'id _id uuid order icon color columns'.split(' ')
/** Fields that people write under several names, such as `languages` and `libraries`. They are joined. */
const JOINED = [...LONG_TEXTS, 'keywords', 'highlights']

/** Gives the fields of an entry the names of JSON Resume, and reports those that have none. */
export function renameFields(entry: Fields, section: string, path: string) {
  const rest = new Map(Object.entries(entry).filter(([, value]) => value !== undefined))
  const names = ['firstName', 'lastName'].map((field) => takeField(field, rest)).filter(Boolean)
  if (names.length > 0 && !rest.has('name')) rest.set('name', names.join(' '))
  const renamed: Fields = {}
  for (const field of fieldsOf(section)) {
    const isDated = (renamed.startDate ?? renamed.endDate) !== undefined
    if (field !== 'period' || !isDated) renamed[field] = takeField(field, rest)
  }
  // A period without an end ends with a dash, which says that it goes on.
  if (isFields(renamed.period)) {
    const { start, from = start, end = '', to = end } = renamed.period
    renamed.period = `${from} – ${to}`
  }
  for (const field of longTextsOf(section).filter((name) => Array.isArray(renamed[name]))) {
    renamed.highlights = joinValues([renamed[field], renamed.highlights])
    renamed[field] = undefined
  }
  // Some files say the same text under two names, or a date as a day and as a month.
  const taken = withoutMissing(renamed)
  const known = Object.values(taken).flat().map(plainName)
  const isKnown = (text: string) =>
    known.some((value) => value === text || (/^\d{4}/.test(text) && value.startsWith(text)))
  const lost = [...rest].filter(([key, value]) => !UNREPORTED.includes(key) && !isKnown(plainName(value)))
  reportFields(path, Object.fromEntries(lost))
  return taken
}

function takeField(field: string, rest: Map<string, unknown>): unknown {
  const found = namesOf(field).flatMap((name) => [...rest.keys()].filter((key) => plainName(key) === name))
  const taken = JOINED.includes(field) ? found : found.slice(0, 1)
  const value = joinValues(taken.map((key) => rest.get(key)))
  for (const key of taken) rest.delete(key)
  // An address may be a private street, and `normalizeField` decides.
  const isStreet = typeof value === 'string' && plainName(taken[0]) === 'address'
  return isStreet ? { address: value } : value
}

export function joinValues(values: unknown[]) {
  const all = [...new Set(values.filter((value) => value !== undefined))]
  if (all.length < 2) return all[0]
  return all.every((value) => typeof value === 'string') ? all.join('\n') : all.flat()
}
