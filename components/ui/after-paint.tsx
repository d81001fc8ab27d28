'use client'
// Waits until the browser has painted a page that a click has opened.

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'

/** After a click on a link, its children come one frame later than the page. When a page is loaded, its HTML has them. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    () => () => {},
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
