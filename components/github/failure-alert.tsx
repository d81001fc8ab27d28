'use client'
// The browser shows the alert.

import { useEffect } from 'react'

/** Alerts once per view: not again while the notice stays, but again when the visitor comes back. */
export function FailureAlert({ text }: { text: string }) {
  useEffect(() => {
    // Wait for the paint, because the alert blocks it. The cleanup cancels the first of StrictMode's two runs.
    const timer = setTimeout(() => window.alert(text))
    return () => clearTimeout(timer)
  }, [text])
  return null
}
