'use client'
// Only the browser knows the visitor's time zone.

import { useSyncExternalStore } from 'react'
import { neverChanges } from '@/components/ui/never-changes'

/** To the minute. The server shows UTC and says so; the browser then shows local time. @param at in ms since 1970. */
export function LocalTime({ at }: { at: number }) {
  const text = useSyncExternalStore(
    neverChanges,
    () => toMinute(at - new Date(at).getTimezoneOffset() * 60_000),
    () => `${toMinute(at)} UTC`,
  )
  return (
    <time dateTime={new Date(at).toISOString()} dir="auto" className="whitespace-nowrap">
      {text}
    </time>
  )
}

/** Such as `2 Nov 2026, 09:30`. Avoids `Intl`, because its first format holds up a browser for more than 10 ms. */
function toMinute(utc: number) {
  const [, day, month, year, time] = new Date(utc).toUTCString().split(' ')
  return `${Number(day)} ${month} ${year}, ${time?.slice(0, 'hh:mm'.length)}`
}
