import { useContent } from '@/components/content/use-content'

const FORMAT = { dateStyle: 'medium', timeStyle: 'short', calendar: 'gregory', timeZone: 'UTC' } as const

/** To the minute, and says that it is in UTC, because no server knows the visitor's time zone. @param at in ms since 1970. */
export function UtcTime({ at }: { at: number }) {
  const { locale } = useContent()
  return (
    <time dateTime={new Date(at).toISOString()} dir="auto" className="whitespace-nowrap">
      {`${new Intl.DateTimeFormat(locale, FORMAT).format(at)} UTC`}
    </time>
  )
}
