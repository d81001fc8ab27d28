const BRITISH = 'en-GB'

/** Such as `2 Nov 2026, 09:30`. In English it avoids `Intl`, whose first format holds up a phone for 60 to 120 ms (CPU × 4). */
export function toMinute(utc: number, locale: string) {
  if (locale !== BRITISH) {
    const style = { dateStyle: 'medium', timeStyle: 'short', calendar: 'gregory', timeZone: 'UTC' } as const
    return new Intl.DateTimeFormat(locale, style).format(utc)
  }
  const [, day, month, year, time] = new Date(utc).toUTCString().split(' ')
  return `${Number(day)} ${month?.replace('Sep', 'Sept')} ${year}, ${time?.slice(0, 'hh:mm'.length)}`
}
