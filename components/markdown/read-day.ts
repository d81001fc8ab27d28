import { isDate } from '@/content/schema/days'

/** Returns a day as `2024-09-21`. A text that can be read in two ways, such as `03/04/2024`, stays as it is. */
export function readDay(date: unknown) {
  const written = String(date ?? '').trim()
  const text = written.replace(/[T, ]+\d{1,2}:\d\d.*$/s, '')
  const [, year, month, day] =
    /^(\d{4})([-/.]|(?=\d{4}$))(\d\d?)\2(\d\d?)$/.exec(text)?.toSpliced(2, 1) ??
    dayWithMonthName(text) ??
    dayWithNumbers(text) ??
    []
  const read = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-')
  return isDate(read) ? read : written
}

/** Reads `Jul 8, 2022`, `8 July 2022` and `Fri Jul 08 2022`. */
function dayWithMonthName(text: string) {
  const [, before, day = '', after, year] =
    /^([a-z., ]*)(\d\d?)(?:st|nd|rd|th)?([a-z., ]+)(\d{4})$/i.exec(text) ?? []
  const read = new Date(`${before} ${day} ${after} ${year} UTC`)
  // JavaScript takes 31 April for the first of May.
  return read.getUTCDate() === Number(day) ? ['', year, String(read.getUTCMonth() + 1), day] : undefined
}

/** Reads `21.9.2024`, and `9/21/2024` if one of its numbers is no month. */
function dayWithNumbers(text: string) {
  const [, first = '', separator, second = '', year] = /^(\d\d?)([./-])(\d\d?)\2(\d{4})$/.exec(text) ?? []
  if (separator === '.' || Number(first) > 12 || first === second) return ['', year, second, first]
  return Number(second) > 12 ? ['', year, first, second] : undefined
}
