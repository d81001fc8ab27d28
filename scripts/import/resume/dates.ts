import { isDate } from '@/content/schema/days'
import { plainDigits, readMonth, saysPresent } from '@/scripts/import/resume/date-words'
import { asFields } from '@/scripts/import/support/fields'

/** A date such as `2023-09`, or "Present", "Heute", "至今". It is inexact if the text says more, or something that is no real day. */
type ReadDate = { date?: string; isPresent?: boolean; isInexact?: boolean }

const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g
/** As in `Jan '22`. */
const LATEST_SHORT_YEAR = 40
/** Programs write this for an end that has not come. */
const NEVER = /^(9999|2999)-?12-?31/
/** A moment in the afternoon of UTC that is a midnight elsewhere, where the next day begins. */
const EVENING = /^\d{4}-\d\d-\d\dT(1[3-9]|2\d):\d\d:00(\.000)?Z$/
const HALF_DAY_MS = 43_200_000
/** A line with spaces separates even where the dates themselves have lines. "to date" and 至今 mean "until now". */
const SPACED = / (?=\w+ date|à ce jour)| (?:[-–—~]|to|bis|until|till?|tot|à|au?|hasta|até|ad|al|do|до|по) /gi
const SEPARATORS = [SPACED, /[–—~]|[至到](?!今)|(?=至今)/g, /-/g]
/** The word before the first of two dates. Before one alone, it leaves the end open. */
const LEADING = /^(?:from|since|von|seit|du|desde|dal|van|fra|från|od|с) /i

/**
 * Reads a date as people write it in any language that `Intl` knows. Nothing is guessed: of `04/09/2023`, only the year is
 * sure. @param which year counts if there are several, as in `2019/2020`.
 */
export function readDate(value: unknown, language: string, which: 'first' | 'last' = 'last'): ReadDate {
  const text = plainDigits(String(dayOf(value)))
    // Without the time of the day, the ends of ordinal numbers, and the characters behind a year, a month and a day.
    .replace(/(\d)[t ]+\d{1,2}:\d\d.*$/, '$1')
    .replace(/(?<=\d)(st|nd|rd|th)\b/g, '')
    .replace(/[年月日号년월일]/g, ' ')
    // As in `Jan '22`, and as a spreadsheet changes January 2022.
    .replace(
      /['’](\d\d)\b|(?<=^\p{L}{3,}\.?[- ])(\d\d)$/gu,
      (_, one, other = one) => `${other > LATEST_SHORT_YEAR ? 19 : 20}${other}`,
    )
    .trim()
  if (NEVER.test(text)) return { isPresent: true }
  // "Present (since 2021)" says two things.
  if (saysPresent(text)) return text.match(YEAR) ? {} : { isPresent: true }
  const years = [...new Set(text.match(YEAR))].sort()
  const year = which === 'first' ? years[0] : years.at(-1)
  if (!year) return {}
  const rest = text.replace(YEAR, ' ')
  const month = readMonth(rest, language)
  const date = years.length === 1 ? assemble(year, rest.match(/\d+/g) ?? [], month, text) : undefined
  // "Fall 2022" and "2nd half of 2022" say more than a year, but not which month.
  if (month === undefined) return { date: year, isInexact: true }
  if (date && isDate(date)) return { date }
  const shorter = date?.slice(0, 7) ?? year
  return { date: isDate(shorter) ? shorter : year, isInexact: true }
}

/** Joins a date whose parts are fields, such as `{ year: 2021, month: 5 }`. @returns anything else as it is. */
export function joinDate(part: unknown) {
  const { year, month, day, ...others } = asFields(part)
  if (!year || Object.keys(others).length > 0) return part
  const parts = [year, ...(month ? [month, day] : [])].filter(Boolean)
  return parts.map((one) => String(one).padStart(2, '0')).join('-')
}

/** Returns the day of a moment, as programs write one: in seconds, in milliseconds, or as a midnight. */
function dayOf(value: unknown) {
  const isNumber = typeof value === 'number' && value > 1e8 && value < 1e14
  if (!isNumber && !EVENING.test(String(value))) return value
  const moment = isNumber ? value * (value < 1e11 ? 1_000 : 1) : Date.parse(String(value)) + HALF_DAY_MS
  return new Date(moment).toISOString().slice(0, 'yyyy-mm-dd'.length)
}

/** Checks whether a date, or the year of one, is in this year or last year. */
export function isRecent(date: unknown) {
  return Number(String(date).slice(0, 4)) >= new Date().getFullYear() - 1
}

/** Reads two dates with a word or a line between them: `Jan 2020 – Present`. */
export function readPeriod(text: string, language: string) {
  const whole = text.replace(/[〜～]/g, '~').replace(/\s*[-–—~]\s*$/, ' – present')
  for (const separator of SEPARATORS) {
    for (const { index, 0: line } of whole.matchAll(separator)) {
      const start = readDate(whole.slice(0, index).replace(LEADING, ''), language, 'first')
      const end = readDate(whole.slice(index + line.length), language)
      if (start.date && !start.isInexact && (end.date || end.isPresent) && !end.isInexact)
        return { start, end }
    }
  }
  const only = readDate(whole, language)
  return only.date && !only.isInexact ? { start: only, end: only } : undefined
}

/** Puts a date together. @param numbers the others beside the year, in their order. @param month empty if no word names it. */
function assemble(year: string, numbers: string[], month: string | undefined, text: string) {
  const parts = numbers.map((number) => number.padStart(2, '0'))
  const [one = '', other = ''] = parts
  if (numbers.length > 2) return undefined
  if (month || numbers.length < 2 || text.startsWith(year))
    return [year, month, ...parts].filter(Boolean).join('-') // with a month and two days, it is no date
  const isDayFirst = one > '12' || one === other || /\d\.\s*\d/.test(text)
  if (isDayFirst) return `${year}-${other}-${one}`
  return other > '12' ? `${year}-${one}-${other}` : undefined
}
