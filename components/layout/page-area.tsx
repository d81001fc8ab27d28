'use client'
// Moves the focus to a page that the router brings, and lets it fade in.

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

/** It is outside the pages, because the router keeps the pages that were left, and an id must be unique. */
export function PageArea({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  const area = useRef<HTMLDivElement>(null)
  const focusedPage = useRef(pathname)

  // From the first navigation on, pages fade in by CSS. A view transition would delay them by two frames.
  useLayoutEffect(() => {
    if (focusedPage.current !== pathname) document.documentElement.dataset.navigated = ''
  }, [pathname])

  // The router announces the title of a new page, but leaves the focus on the link. This runs after the paint, because
  // before it the focus would cost another layout.
  useEffect(() => {
    if (focusedPage.current === pathname) return
    focusedPage.current = pathname
    area.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <div ref={area} id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      {children}
    </div>
  )
}
