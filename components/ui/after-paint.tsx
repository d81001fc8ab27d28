'use client'
// Waits for the first paint of a page that the router brings. A page that is loaded has the children in its HTML.

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
