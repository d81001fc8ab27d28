import { useContent } from '@/components/content/use-content'
import { fillWith } from '@/components/text/fill'
import { today } from '@/content/schema/days'

function useFormat(parts: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(useContent().locale, { ...parts, calendar: 'gregory', timeZone: 'UTC' })
}

/** @param date as exact as it is known: `2023`, `2023-09` or `2023-09-21`. */
export function CalendarDate({ date, month: form = 'short' }: { date: string; month?: 'short' | 'long' }) {
  const [, month, day] = date.split('-')
  const parts = { month: month ? form : undefined, day: day ? 'numeric' : undefined } as const
  return (
    <time dateTime={date} dir="auto">
      {useFormat({ year: 'numeric', ...parts }).format(new Date(date))}
    </time>
  )
}

/** Shows one date if start and end are the same, or the start is in the future. Without an end, a period goes on. */
export function Period({ start, end }: { start?: string; end?: string }) {
  const { words } = useContent()
  if (!start) return end ? <span>{fillWith(words.skill.until, <CalendarDate date={end} />)}</span> : null
  if (start === end || (!end && start > today())) return <CalendarDate date={start} />
  return (
    <span>
      <CalendarDate date={start} />
      {'\u00a0– '}
      {end ? <CalendarDate date={end} /> : words.skill.today}
    </span>
  )
}

/** Shows a time to the minute, in UTC, because no server knows the visitor's time zone. @param at in ms since 1970. */
export function UtcTime({ at }: { at: number }) {
  const time = useFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(at)
  return (
    <time dateTime={new Date(at).toISOString()} dir="auto" className="whitespace-nowrap">
      {`${time} UTC`}
    </time>
  )
}
