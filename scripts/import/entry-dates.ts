import { readDate, readPeriod } from '@/scripts/import/dates'
import type { Reading } from '@/scripts/import/fitting'
import type { Fields } from '@/scripts/import/resume-fields'

const UNKNOWN_DATE = 'no date that we know'
/** What people write where there is nothing to say. */
const NOTHING = /^([^\p{L}\p{N}]*|n\/?a|none|null|undefined|false)$/iu

/** Checks for a field that `readDates` reads. */
export function isDateField(name: string) {
  return ['startDate', 'endDate', 'current', 'period', 'date', 'releaseDate'].includes(name)
}

/**
 * The dates of an entry as ISO has them. Nothing if it is over and its end is unknown, because without an end it would
 * seem to go on.
 *
 * @param said the entry with today's names. @param path of the entry.
 */
export function readDates(said: Fields, path: string, { language, remark }: Reading): Fields | undefined {
  const day = ['date', 'releaseDate'].find((name) => said[name] !== undefined)
  if (day) return { [day]: read(day).date }
  if (said.period !== undefined) {
    const { start, end } = readPeriod(String(said.period), language) ?? {}
    if (!start) remark(path, said.period, `${UNKNOWN_DATE}, so the entry shows without it`)
    return { startDate: start?.date, endDate: end?.date }
  }
  const startDate = isSaid('startDate') ? read('startDate').date : undefined
  if (!isSaid('endDate')) return /^(false|no)$/i.test(String(said.current)) ? undefined : { startDate }
  const { date: endDate, isPresent } = read('endDate')
  if (isPresent) return { startDate }
  if (!endDate) return undefined
  // Compares only the parts that both dates have.
  const isInOrder = !startDate || endDate.slice(0, startDate.length) >= startDate.slice(0, endDate.length)
  if (isInOrder) return { startDate, endDate }
  remark(`${path}.startDate`, said.startDate, 'it is after the end, so only the end is taken')
  return { endDate }

  function isSaid(name: string) {
    return !NOTHING.test(String(said[name]))
  }

  function read(name: string) {
    const date = readDate(said[name], language, name === 'endDate' ? 'last' : 'first')
    const isKnown = date.date || (date.isPresent && name === 'endDate')
    if (date.isInexact) remark(`${path}.${name}`, said[name], 'only a part of it is a date that we know')
    else if (!isKnown) remark(`${path}.${name}`, said[name], UNKNOWN_DATE)
    return date
  }
}
