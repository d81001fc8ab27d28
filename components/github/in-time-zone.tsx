'use client'
// Only the browser knows the visitor's time zone.

import { useSyncExternalStore } from 'react'
import { toMinute } from '@/components/github/to-minute'
import { neverChanges } from '@/components/ui/never-changes'

/** @param utc what the server has shown. A browser may write the same time differently. */
export function InTimeZone({ at, locale, utc }: { at: number; locale: string; utc: string }) {
  const time = useSyncExternalStore(
    neverChanges,
    () => toMinute(at - new Date(at).getTimezoneOffset() * 60_000, locale),
    () => utc,
  )
  return <span>{time}</span>
}
