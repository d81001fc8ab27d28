import { isDate } from '@/content/schema/days'

const NUMBERS = [
  /^(?<year>\d{4})([-/.]|(?=\d{4}$))(?<month>\d\d?)\2(?<day>\d\d?)$/, // 2022-07-08, 2022/7/8 and 20220708
  /^(?<day>\d\d?)\.(?<month>\d\d?)\.(?<year>\d{4})$/, // 21.9.2024
  /^(?<day>1[3-9]|[23]\d)([-/])(?<month>\d\d?)\2(?<year>\d{4})$/, // 21/9/2024, because no month is the 21st
  /^(?<month>\d\d?)([-/])(?<day>1[3-9]|[23]\d|\1)\2(?<year>\d{4})$/, // 9/21/2024 and 9/9/2024
]

/** Returns a day as `2024-09-21`. A text that can be read in two ways, such as `03/04/2024`, stays as it is. */
export function readDay(date: unknown) {
  const written = String(date ?? '').trim()
  const text = written.replace(/[T, ]+\d{1,2}:\d\d.*$/s, '')
  const parts = NUMBERS.map((pattern) => pattern.exec(text)?.groups).find(Boolean)
  const { year, month = '', day = '' } = parts ?? dayWithMonthName(text)
  const read = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return isDate(read) ? read : written
}

/** Reads `Jul 8, 2022`, `8 July 2022` and `Fri Jul 08 2022`. */
function dayWithMonthName(text: string): NodeJS.Dict<string> {
  const [, before, day, after, year] =
    /^([a-z., ]*)(\d\d?)(?:st|nd|rd|th)?([a-z., ]+)(\d{4})$/i.exec(text) ?? []
  const read = new Date(`${before} ${day} ${after} ${year} UTC`)
  // JavaScript takes 31 April for the first of May.
  return read.getUTCDate() === Number(day) ? { year, month: String(read.getUTCMonth() + 1), day } : {}
}
