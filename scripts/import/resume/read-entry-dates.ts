import { isInOrder } from '@/content/schema/days'
import { readDate, readPeriod } from '@/scripts/import/resume/dates'
import type { Fields } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

const UNKNOWN_DATE = 'no exact date that we know'
/** People write this where there is nothing to say. */
const NOTHING = /^([^\p{L}\p{N}]*|n\/?a|none|null|undefined|false)$/iu

/** Reads the dates of an entry. @returns nothing if it is over and its end is unknown, because without an end it would seem to go on. */
export function readEntryDates(entry: Fields, path: string, language: string): Fields | undefined {
  const day = ['date', 'releaseDate'].find((name) => entry[name] !== undefined)
  if (day) return { [day]: read(day).date }
  if (entry.period !== undefined) {
    const { start, end } = readPeriod([entry.period].flat().join(' – '), language) ?? {}
    if (!start) report(path, entry.period, UNKNOWN_DATE)
    return inOrder(start?.date, end?.date)
  }
  const startDate = NOTHING.test(String(entry.startDate)) ? undefined : read('startDate').date
  if (NOTHING.test(String(entry.endDate)))
    return /^(false|no)$/i.test(String(entry.current)) ? undefined : { startDate }
  const { date: endDate, isPresent } = read('endDate')
  return isPresent || endDate ? inOrder(startDate, endDate) : undefined

  function inOrder(startDate?: string, endDate?: string) {
    if (!startDate || !endDate || isInOrder(startDate, endDate)) return { startDate, endDate }
    const { period, startDate: value = period } = entry
    report(`${path}.startDate`, value, 'it is after the end, so only the end is taken')
    return { endDate }
  }

  function read(name: string) {
    const date = readDate(entry[name], language, name === 'endDate' ? 'last' : 'first')
    const isKnown = date.date || (date.isPresent && name === 'endDate')
    if (date.isInexact || !isKnown) report(`${path}.${name}`, entry[name], UNKNOWN_DATE)
    return date
  }
}
