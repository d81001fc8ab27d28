const DAY_MS = 86_400_000
/** For any day of each month. */
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)))

/**
 * The first date in a text that is over, as the text writes it: `2026-03`, `15 March 2026`, `March`, `2025`. A month
 * without a year is the next one after the day when it was written.
 *
 * @param language of the names of months, as a tag. @param written a day such as `2026-11-21`. @param now in ms.
 */
export function pastDate(text: string, language: string, written: string, now = Date.now()) {
  const numbers = [...text.matchAll(/(?<!\d)(20\d\d)-(\d\d)(?:-(\d\d))?(?!\d)/g)].map(
    ([date, year, month, day]) => ({
      date,
      end: endOf(Number(year), Number(month) - 1, Number(day)),
    }),
  )
  const names = MONTHS.flatMap((_, month) => [...namesOf(month, language)].map((name) => ({ name, month })))
  const months = names.flatMap(({ name, month }) =>
    [...text.matchAll(monthPattern(name))].map(([date, day, yearBehind]) => {
      const year = yearBehind ? Number(yearBehind) : yearOfNext(month, written)
      return { date: date.trim(), end: endOf(year, month, Number(day)) }
    }),
  )
  const rest = [...numbers, ...months].reduce((left, { date }) => left.replace(date, ''), text)
  const years = [...rest.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(([date]) => ({
    date,
    end: endOf(Number(date), 11),
  }))
  return [...numbers, ...months, ...years].find(({ end }) => end <= now)?.date
}

/** As the language writes it alone and in a date, long and short. */
function namesOf(month: number, language: string) {
  const date = MONTHS[month]
  const names = new Set<string>()
  for (const style of ['long', 'short'] as const) {
    for (const options of [{ month: style }, { month: style, day: 'numeric' }] as const) {
      const parts = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).formatToParts(date)
      const name = parts.find(({ type }) => type === 'month')?.value.replace(/\.$/, '')
      // Some languages number their months.
      if (name && /^\p{L}{3,}$/u.test(name)) names.add(name)
    }
  }
  return names
}

/** A day and a year may stand beside it. Upper case matters, because "may" is no month. */
function monthPattern(name: string) {
  const first = name.slice(0, 1)
  const either = `[${first}${first.toLocaleUpperCase()}]${name.slice(1)}`
  return new RegExp(`(?:(?<!\\d)(\\d{1,2})\\.? )?(?<!\\p{L})${either}(?!\\p{L})(?:\\.?,? (20\\d\\d))?`, 'gu')
}

function yearOfNext(month: number, written: string) {
  const [year = 0, writtenMonth = 0] = written.split('-').map(Number)
  return month + 1 < writtenMonth ? year + 1 : year
}

/** When the day, or without one the month, is over everywhere on earth. */
function endOf(year: number, month: number, day = 0) {
  return (day ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1, 1)) + DAY_MS / 2
}
