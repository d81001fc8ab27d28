const DAY_MS = 86_400_000

/** Accepts a year, a month or a day: `2023`, `2023-09` or `2023-09-21`. */
export function isDate(date: string) {
  const time = /^[12]\d{3}(-\d\d){0,2}$/.test(date) ? Date.parse(date) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** Compares the parts that both dates have. So 2023 and 2023-09 are in order, whichever is the start. */
export function isInOrder(start: string, end: string) {
  return end.slice(0, start.length) >= start.slice(0, end.length)
}

/** Allows one day more, because some time zones are a day ahead. A text that is no day is not in the future. */
export function isFuture(day: string) {
  return Date.parse(day) > Date.now() + DAY_MS
}

/** Returns the day, in UTC, when this process started, because Next prerenders no page that asks for the time. */
export function today() {
  return new Date(performance.timeOrigin).toISOString().slice(0, 10)
}
