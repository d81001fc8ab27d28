'use client'
// Waits until the browser has painted a page that a click has opened. When a page is loaded, its HTML has the children.

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'

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
