'use client'
// Stops and starts the typed lines, and the browser remembers that they were stopped.

import type { ReactNode } from 'react'

/** The root says whether the lines type, so that it is known before the first paint. @param children for both states; the style sheet shows what fits. */
export function TypingSwitch({ children }: { children: ReactNode }) {
  function onClick() {
    const root = document.documentElement
    const isTyping = root.dataset.typing
      ? root.dataset.typing === 'on'
      : !window.matchMedia('(prefers-reduced-motion: reduce)').matches
    root.dataset.typing = isTyping ? 'off' : 'on'
    try {
      localStorage.setItem('typing', root.dataset.typing)
    } catch {
      // Without storage it holds for this visit.
    }
  }

  return (
    <button
      type="button"
      onClick={onClick}
      className="grid size-11 place-items-center text-muted hover:text-primary noscript:hidden print:hidden"
    >
      {children}
    </button>
  )
}
