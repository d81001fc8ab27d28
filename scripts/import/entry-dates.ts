import { readDate, readPeriod } from '@/scripts/import/dates'
import type { Reading } from '@/scripts/import/fitting'
import type { Fields } from '@/scripts/import/resume-fields'

const UNKNOWN_DATE = 'no date that we know'

/** Whether a field is one of those that `readDates` reads. */
export function isDateField(name: string) {
  return ['startDate', 'endDate', 'current', 'period', 'date', 'releaseDate'].includes(name)
}

/**
 * The dates of an entry as ISO has them. Nothing if it is over and its end is unknown, because without an end it would
 * seem to go on.
 *
 * @param said the entry with today's names. @param path of the entry.
 */
export function readDates(said: Fields, path: string, reading: Reading): Fields | undefined {
  for (const name of ['date', 'releaseDate'])
    if (said[name] !== undefined) return { [name]: readDay(said, name, path, reading).date }
  return said.period === undefined ? readEnds(said, path, reading) : periodOf(said, path, reading)
}

function periodOf({ period }: Fields, path: string, { language, remark }: Reading) {
  const { start, end } = readPeriod(String(period), language) ?? {}
  if (!start) remark(path, period, `${UNKNOWN_DATE}, so the entry shows without it`)
  return { startDate: start?.date, endDate: end?.date }
}

function readEnds(said: Fields, path: string, reading: Reading) {
  const startDate = isSaid(said.startDate) ? readDay(said, 'startDate', path, reading).date : undefined
  const isOver = /^(false|no)$/i.test(String(said.current))
  if (!isSaid(said.endDate)) return isOver ? undefined : { startDate }
  const { date: endDate, isPresent } = readDay(said, 'endDate', path, reading)
  if (isPresent) return { startDate }
  if (!endDate) return undefined
  // Compares only the parts that both dates have.
  const isInOrder = !startDate || endDate.slice(0, startDate.length) >= startDate.slice(0, endDate.length)
  if (isInOrder) return { startDate, endDate }
  reading.remark(`${path}.startDate`, said.startDate, 'it is after the end, so only the end is taken')
  return { endDate }
}

function readDay(said: Fields, name: string, path: string, { language, remark }: Reading) {
  const value = said[name]
  const read = readDate(value, language, name === 'endDate' ? 'last' : 'first')
  const isKnown = read.date || (read.isPresent && name === 'endDate')
  if (read.isInexact) remark(`${path}.${name}`, value, 'only a part of it is a date that we know')
  else if (!isKnown) remark(`${path}.${name}`, value, UNKNOWN_DATE)
  return read
}

/** Whether it is not what people write where there is nothing to say. */
function isSaid(value: unknown) {
  const isNothing = value === false || /^([^\p{L}\p{N}]*|n\/?a|none|null|undefined)$/iu.test(String(value))
  return value !== undefined && !isNothing
}
