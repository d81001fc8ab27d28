import { isInOrder } from '@/content/schema/days'
import type { Entry } from '@/scripts/import/support/entry'
import { withoutMissing } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'
import { readDate, readPeriod } from '@/scripts/import/values/dates-and-periods'

const UNKNOWN_DATE = 'no exact date that we know'
/** `-`, `n/a` and an empty text, but not `?`. */
const NOTHING = /^([^\p{L}\p{N}?]*|n\/?a|none|null|undefined|false)$/iu
const isNothing = (value: unknown) => value === undefined || NOTHING.test(String(value))

/** Leaves out an entry that ended at an unknown time, because without an end it would seem to go on. */
export function readEntryDates(entry: Entry): Entry[] {
  const { startDate, endDate, current, period, date, releaseDate, ...others } = entry.fields
  const dates = datesOf(entry)
  if (!dates) {
    report(entry.path, entry.fields, 'left out, because without its end it would seem to go on')
    return []
  }
  // A project keeps an unread `period`, so that `toProject` does not take it for new.
  const kept = entry.section === 'projects' && !Object.values(dates).some(Boolean) && { period }
  return [{ ...entry, fields: withoutMissing({ ...others, ...dates, ...kept }) }]
}

/** @returns undefined if it ended at an unknown time. */
function datesOf(entry: Entry) {
  const { fields, path } = entry
  const day = ['date', 'releaseDate'].find((name) => fields[name] !== undefined)
  if (day) return { [day]: readField(entry, day).date }
  const isPeriod = fields.period !== undefined
  const dates = isPeriod ? periodOf(entry) : startAndEndOf(entry)
  const { startDate, endDate } = dates ?? {}
  if (!startDate || !endDate || isInOrder(startDate, endDate)) return dates
  const start = isPeriod ? fields.period : fields.startDate
  report(`${path}.startDate`, start, 'it is after the end, so only the end is taken')
  return { endDate }
}

function periodOf({ fields: { period }, path, language }: Entry) {
  const { start, end } = readPeriod(String(period), language) ?? {}
  if (!start) report(`${path}.period`, period, UNKNOWN_DATE)
  return { startDate: start?.date, endDate: end?.date }
}

function startAndEndOf(entry: Entry) {
  const { startDate: start, endDate: end, current } = entry.fields
  const startDate = isNothing(start) ? undefined : readField(entry, 'startDate').date
  const { date: endDate, isPresent } = isNothing(end) ? {} : readField(entry, 'endDate')
  const saysOver = /^(false|no)$/i.test(String(current))
  const goesOn = isPresent || /^(true|yes)$/i.test(String(current)) || (isNothing(end) && !saysOver)
  return endDate || goesOn ? { startDate, endDate } : undefined
}

function readField({ fields, path, language }: Entry, name: string) {
  const date = readDate(fields[name], language, name === 'endDate' ? 'last' : 'first')
  const isKnown = date.date || (date.isPresent && name === 'endDate')
  if (date.isInexact || !isKnown) report(`${path}.${name}`, fields[name], UNKNOWN_DATE)
  return date
}
