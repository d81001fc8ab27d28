'use client'
// The time zone is the visitor's.

import { useSyncExternalStore } from 'react'

const FORMAT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }

/** To the minute. @param at ms since 1970. In UTC, and saying so, until the browser is asked for its zone. */
export function LocalTime({ at }: { at: number }) {
  const text = useSyncExternalStore(
    neverChanges,
    () => new Intl.DateTimeFormat('en-GB', FORMAT).format(at),
    () => `${new Intl.DateTimeFormat('en-GB', { ...FORMAT, timeZone: 'UTC' }).format(at)} UTC`,
  )
  return (
    <time dateTime={new Date(at).toISOString()} dir="auto">
      {text}
    </time>
  )
}

function neverChanges() {
  return () => {}
}
