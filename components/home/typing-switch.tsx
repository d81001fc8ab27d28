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
      className="-outline-offset-2 lg:order-last min-w-12 justify-center transition-colors hover:text-primary noscript:hidden! print:hidden!"
    >
      {children}
    </button>
  )
}
