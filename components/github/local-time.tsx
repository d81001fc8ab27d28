'use client'
// The time zone is the visitor's.

import { useSyncExternalStore } from 'react'

/** To the minute. @param at ms since 1970. In UTC, and saying so, until the browser is asked for its zone. */
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

/** Such as `2 Nov 2026, 09:30`. Not by `Intl`, whose first format holds up a browser for more than 10 ms. */
function toMinute(utc: number) {
  const [, day, month, year, time] = new Date(utc).toUTCString().split(' ')
  return `${Number(day)} ${month} ${year}, ${time?.slice(0, 'hh:mm'.length)}`
}

function neverChanges() {
  return () => {}
}
