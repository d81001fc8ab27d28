import { useContent } from '@/components/content/use-content'
import { InTimeZone } from '@/components/github/in-time-zone'
import { toMinute } from '@/components/github/to-minute'

/** To the minute. The server shows UTC and says so; the browser then shows local time. @param at in ms since 1970. */
export function LocalTime({ at }: { at: number }) {
  const { locale } = useContent()
  return (
    <time dateTime={new Date(at).toISOString()} dir="auto" className="whitespace-nowrap">
      <InTimeZone at={at} locale={locale} utc={`${toMinute(at, locale)} UTC`} />
    </time>
  )
}
