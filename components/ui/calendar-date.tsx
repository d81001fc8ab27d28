import { useContent } from '@/components/content/use-content'

const FORMATS: Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { year: 'numeric', month: 'short' },
  { year: 'numeric', month: 'short', day: 'numeric' },
]

/** @param date as exact as it is known: `2023`, `2023-09` or `2023-09-21`. */
export function CalendarDate({ date }: { date: string }) {
  const { locale } = useContent()
  const parts = FORMATS[date.split('-').length - 1]
  const format = new Intl.DateTimeFormat(locale, { ...parts, calendar: 'gregory', timeZone: 'UTC' })
  return (
    <time dateTime={date} dir="auto">
      {format.format(new Date(date))}
    </time>
  )
}
