const DAY_MS = 86_400_000

/** @param date as exact as it is known: `2023`, `2023-09` or `2023-09-21`. */
export function isDate(date: string) {
  const time = /^[12]\d{3}(-\d\d){0,2}$/.test(date) ? Date.parse(date) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** Compares only the parts that both dates have: 2023-09 is not before 2023. */
export function isInOrder(start: string, end: string) {
  return end.slice(0, start.length) >= start.slice(0, end.length)
}

/** Tolerates one day, because in some time zones it is already tomorrow. @param day such as `2026-11-21`; a text that is no day is not in the future. */
export function isFuture(day: string) {
  return Date.parse(day) > Date.now() + DAY_MS
}
