'use client'
// Waits for the paint of a page that a click has brought.

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'

/** After a click, its children come a frame later than the page. In a page that is opened they stand from the start. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [isDue, setIsDue] = useState(isHydrating)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => setIsDue(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isDue ? children : null
}

function neverChanges() {
  return () => {}
}
