'use client'
// Moves the focus to a page that the router brings, and lets it fade in.

import { usePathname } from 'next/navigation'
import { createContext, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { AllWords } from '@/content/schema/languages/translation'

/** Gives words to `error.tsx`, which gets no props of ours. */
export const ErrorWords = createContext<AllWords['error']>({ heading: '', text: '', tryAgain: '' })

/** Surrounds all pages with one id, because the document keeps earlier pages, hidden, and an id must be unique. */
export function PageArea({ errorWords, children }: { errorWords: AllWords['error']; children: ReactNode }) {
  const pathname = usePathname()
  const area = useRef<HTMLDivElement>(null)
  const shownPage = useRef(pathname)

  // From the first navigation on, pages fade in by CSS. A view transition would delay them by two frames.
  useLayoutEffect(() => {
    if (shownPage.current !== pathname) document.documentElement.dataset.navigated = ''
  }, [pathname])

  useEffect(() => {
    // The router announces a new page, but leaves the focus on the link. Before the paint, the move would cost a layout.
    if (shownPage.current !== pathname) area.current?.focus({ preventScroll: true })
    shownPage.current = pathname

    // The router ignores an entry that the browser made, as for a typed hash. It gets the entry again, or the page loads.
    const page = window.location.pathname
    function onPopState({ state }: PopStateEvent) {
      if (state) return
      if (window.location.pathname === page) window.history.replaceState(null, '', window.location.href)
      else window.location.reload()
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [pathname])

  return (
    <div ref={area} id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      <ErrorWords value={errorWords}>{children}</ErrorWords>
    </div>
  )
}
