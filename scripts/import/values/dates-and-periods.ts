import { isDate } from '@/content/schema/days'
import { lowerWithOurDigits, readMonth, saysPresent } from '@/scripts/import/values/date-words'

/** A date is inexact if it says less than its text, such as 2022 for "Fall 2022", or if the text names no real day. */
type ReadDate = { date?: string; isPresent?: boolean; isInexact?: boolean }

/** `2019`, but no part of `20190904`. */
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g
/** `Jan '22`, `Jan-22` and `Jan 22`, all of which are a month and a year, because a résumé has no day without its year. */
const SHORT_YEAR = /['’](\d\d)\b|(?<=^\p{L}{3,}\.?[- ])(\d\d)$/gu
const LATEST_SHORT_YEAR = 40
/** `9999-12-31`, which programs write for an end that has not come. */
const NEVER = /^(9999|2999)-?12-?31/
/** `2018-12-31T23:00:00.000Z`, which is midnight further east, where the next day begins. */
const EVENING = /^\d{4}-\d\d-\d\dT(1[3-9]|2\d):\d\d:00(\.000)?Z$/
const HALF_DAY_MS = 43_200_000
/** `2019 – 2020`, `2019 to 2020`, and `2019 to date`, which means that it goes on. */
const SPACED =
  / (?=\w+ date|à ce jour)| (?:[-–—~〜～→]|to|through|bis|until|till?|tot|à|au?|hasta|até|ad|al|do|до|по) /gi
/** `2019–2020`, `2018年至2019年`, and `2019至今`, which goes on. */
const UNSPACED = /[–—~〜～→]|[至到](?!今)|(?=至今)/g
/** The single dash of `2015-2020` comes last, because dates may have dashes themselves. */
const SEPARATORS = [SPACED, UNSPACED, /-/g]
/** The length behind `2019 – 2020 (1 year)` and `2019 – 2020 · 1 yr 3 mos`. */
const LENGTH = /\s*[(·]\s*\d{1,2}\s*\p{L}[^()]*\)?$/u
/** The word in front of `from 2019 to 2020`. */
const LEADING = /^(?:from|since|von|seit|du|desde|dal|van|fra|från|od|с) /i
/** `since 2019`, which goes on. */
const SINCE = /^(?:since|seit|depuis|desde|sinds|siden|sedan) /i

/** `– 2020` and `until 2020`, which have no start. */
const UNTIL = /^(?:[-–—~]|(?:until|to|bis|jusqu’à|hasta|até|tot|til) )\s*/i

/** Guesses nothing: of `04/09/2023`, only the year is sure. @param which year counts in `2019/2020`. */
export function readDate(value: unknown, language: string, which: 'first' | 'last' = 'last'): ReadDate {
  const text = lowerWithOurDigits(String(dayOf(value)))
    .replace(/(\d)[t ]+\d{1,2}:\d\d.*$/, '$1') // 2023-09-04T00:00:00+02:00
    .replace(/(?<=\d)(st|nd|rd|th)\b/g, '') // September 4th, 2023
    .replace(/[年月日号년월일]/g, ' ') // 2023年9月4日
    .replace(SHORT_YEAR, (_, quoted, year = quoted) => `${year > LATEST_SHORT_YEAR ? 19 : 20}${year}`)
    .trim()
  if (NEVER.test(text)) return { isPresent: true }
  // "Present (since 2021)" says two things.
  if (saysPresent(text)) return text.match(YEAR) ? {} : { isPresent: true }
  const years = [...new Set(text.match(YEAR))].sort()
  const year = which === 'first' ? years[0] : years.at(-1)
  if (!year) return {}
  const rest = text.replace(YEAR, ' ')
  const month = readMonth(rest, language)
  const date = years.length === 1 ? dateFrom(year, rest.match(/\d+/g) ?? [], month, text) : undefined
  // "Fall 2022" and "2nd half of 2022" say more than a year, but not which month.
  if (month === undefined) return { date: year, isInexact: true }
  if (date && isDate(date)) return { date }
  const shorter = date?.slice(0, 7) ?? year
  return { date: isDate(shorter) ? shorter : year, isInexact: true }
}

/** Programs write a day in seconds, in milliseconds, or as a midnight. */
function dayOf(value: unknown) {
  const isNumber = typeof value === 'number' && value > 1e8 && value < 1e14
  if (!isNumber && !EVENING.test(String(value))) return value
  const moment = isNumber ? value * (value < 1e11 ? 1_000 : 1) : Date.parse(String(value)) + HALF_DAY_MS
  return new Date(moment).toISOString().slice(0, 'yyyy-mm-dd'.length)
}

export function isRecent(date: unknown) {
  return Number(String(date).slice(0, 4)) >= new Date().getFullYear() - 1
}

/** Reads a text such as `Jan 2020 – Present`. A single date is both start and end, but `since 2019` goes on. */
export function readPeriod(text: string, language: string) {
  const whole = text.replace(LENGTH, '').replace(/(?<!\s)\s*[-–—~〜～]\s*$/, ' – present')
  for (const separator of SEPARATORS) {
    for (const { index, 0: line } of whole.matchAll(separator)) {
      const first = whole.slice(0, index).replace(LEADING, '').trim()
      const last = whole.slice(index + line.length)
      // In `Jan 15 – Feb 20 2023`, 15 may be a day or a year.
      if (/ \d\d$/.test(first) && last.match(YEAR)) continue
      const end = readDate(last, language)
      // The year of `June – August 2018` is that of both months.
      const isShort = /^\D*\p{L}\D*$/u.test(first) && /\p{L}/u.test(last) && end.date
      const start = readDate(isShort ? `${first} ${end.date?.slice(0, 4)}` : first, language, 'first')
      if (start.date && !start.isInexact && (end.date || end.isPresent) && !end.isInexact)
        return { start, end }
    }
  }
  const single: ReadDate = readDate(whole.replace(SINCE, '').replace(UNTIL, ''), language)
  if (!single.date || single.isInexact) return undefined
  return { start: UNTIL.test(whole) ? {} : single, end: SINCE.test(whole) ? { isPresent: true } : single }
}

/** @param numbers in the text except the year, as they stand there. @param month is empty if no word names it. */
function dateFrom(year: string, numbers: string[], month: string | undefined, text: string) {
  const parts = numbers.map((number) => number.padStart(2, '0'))
  const [first = '', second = ''] = parts
  if (numbers.length > 2) return undefined
  if (month || numbers.length < 2 || text.startsWith(year))
    return [year, month, ...parts].filter(Boolean).join('-') // with a month and two days, it is no date
  const isDayFirst = first > '12' || first === second || /\d\.\s*\d/.test(text)
  if (isDayFirst) return `${year}-${second}-${first}`
  return second > '12' ? `${year}-${first}-${second}` : undefined
}
