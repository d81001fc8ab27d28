/** @param date as exact as it is known: `2023`, `2023-09` or `2023-09-21`. */
export function isDate(date: string) {
  const time = /^[12]\d{3}(-\d\d){0,2}$/.test(date) ? Date.parse(date) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** Compares only the parts that both dates have: 2023-09 is not before 2023. */
export function endsAfterStart(start: string, end: string) {
  return end.slice(0, start.length) >= start.slice(0, end.length)
}
