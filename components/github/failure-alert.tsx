'use client'
// The specification asks for the browser's own alert.

import { useEffect } from 'react'

/** Once for every view: not again while it stays, but again when the visitor comes back to it. */
export function FailureAlert() {
  useEffect(() => {
    // After the paint, for the alert blocks it; and cancelled with the first of StrictMode's two runs.
    const timer = setTimeout(() => window.alert('Error fetching data'))
    return () => clearTimeout(timer)
  }, [])
  return null
}
