import { isInOrder } from '@/content/schema/days'
import type { Fields } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'
import { readDate, readPeriod } from '@/scripts/import/values/dates'

const UNKNOWN_DATE = 'no exact date that we know'
/** `-`, `n/a` and an empty text. */
const NOTHING = /^([^\p{L}\p{N}]*|n\/?a|none|null|undefined|false)$/iu

/** @returns undefined for an entry that ended at an unknown time, because without an end it would seem to go on. */
export function readEntryDates(entry: Fields, path: string, language: string): Fields | undefined {
  const day = ['date', 'releaseDate'].find((name) => entry[name] !== undefined)
  if (day) return { [day]: readField(entry, day, path, language).date }
  const isPeriod = entry.period !== undefined
  const dates = isPeriod ? periodOf(entry, path, language) : startAndEndOf(entry, path, language)
  const { startDate, endDate } = dates ?? {}
  if (!startDate || !endDate || isInOrder(startDate, endDate)) return dates
  const start = isPeriod ? entry.period : entry.startDate
  report(`${path}.startDate`, start, 'it is after the end, so only the end is taken')
  return { endDate }
}

function periodOf({ period }: Fields, path: string, language: string) {
  const { start, end } = readPeriod(String(period), language) ?? {}
  if (!start) report(path, period, UNKNOWN_DATE)
  return { startDate: start?.date, endDate: end?.date }
}

function startAndEndOf(entry: Fields, path: string, language: string) {
  const { startDate: start, endDate: end, current } = entry
  const startDate = NOTHING.test(String(start))
    ? undefined
    : readField(entry, 'startDate', path, language).date
  if (NOTHING.test(String(end)))
    return /^(false|no)$/i.test(String(current)) ? undefined : { startDate, endDate: undefined }
  const { date: endDate, isPresent } = readField(entry, 'endDate', path, language)
  return isPresent || endDate ? { startDate, endDate } : undefined
}

function readField(entry: Fields, name: string, path: string, language: string) {
  const date = readDate(entry[name], language, name === 'endDate' ? 'last' : 'first')
  const isKnown = date.date || (date.isPresent && name === 'endDate')
  if (date.isInexact || !isKnown) report(`${path}.${name}`, entry[name], UNKNOWN_DATE)
  return date
}
