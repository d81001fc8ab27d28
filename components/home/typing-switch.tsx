'use client'
// Stops and starts the typed lines, and remembers the choice in `localStorage`.

import type { ReactNode } from 'react'

/**
 * The root element holds the choice, so that it is known before the first paint.
 *
 * @param children for both states; the stylesheet shows the ones that fit.
 */
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
      // Without storage, the choice lasts for this visit.
    }
  }

  return (
    <button
      type="button"
      onClick={onClick}
      className="-top-3 absolute -end-3 grid size-11 place-items-center text-muted hover:text-primary lg:top-auto lg:bottom-0 noscript:hidden print:hidden"
    >
      {children}
    </button>
  )
}
