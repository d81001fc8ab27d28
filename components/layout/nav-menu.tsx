'use client'
// Marks the current page and closes the opened panel.

import { type ReactNode, useEffect, useRef } from 'react'
import { usePagePath } from '@/components/layout/use-page-path'
import { Icon } from '@/components/ui/icon'
import { PageLink } from '@/components/ui/page-link'

type NavMenuProps = {
  items: { name: string; href: string; lang?: string; prefetch?: boolean }[]
  /** The address of the first page, below which all others are. */
  home: string
  label: string
  buttonLabel: string
  children?: ReactNode
}

const BARS = 'M4 5h16M4 12h16M4 19h16'
const CROSS = 'M6 6l12 12M18 6 6 18'

/** Clicks reach the button, not its icon: in WebKit, Tab goes on from the clicked element, and the panel is next. */
const ICON = 'pointer-events-none size-6 stroke-2'

/** A list in the bar. Below the large breakpoint it is a popover, which the browser opens, announces and closes. */
export function NavMenu({ items, home, label, buttonLabel, children }: NavMenuProps) {
  const pathname = usePagePath()
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const close = () => panel.current?.hidePopover?.()
    // The panel must not cover the element that has the focus.
    const closeBehind = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest('header')?.contains(panel.current)) close()
    }
    window.matchMedia('(min-width: 64rem)').addEventListener('change', close, { signal })
    window.addEventListener('popstate', close, { signal })
    document.addEventListener('focusin', closeBehind, { signal })
    return () => listening.abort()
  }, [])

  const isWithin = (href: string) => href !== home && pathname.startsWith(`${href}/`)
  if (items.length === 0 && !children) return null
  return (
    <>
      <button type="button" popoverTarget="menu" aria-label={buttonLabel} className="bar-button lg:hidden">
        {/* The stylesheet shows one of the two icons, because it knows before React whether the panel is open. */}
        <Icon path={BARS} className={`${ICON} [button:has(+:popover-open)_&]:hidden`} />
        <Icon path={CROSS} className={`${ICON} hidden [button:has(+:popover-open)_&]:block`} />
      </button>
      <nav ref={panel} id="menu" popover="auto" aria-label={label} className="nav-panel">
        <ul className="nav-list">
          {items.map((item) => (
            <li key={item.href}>
              <PageLink
                href={item.href}
                lang={item.lang}
                hrefLang={item.lang}
                prefetch={item.prefetch}
                aria-current={item.href === pathname ? 'page' : isWithin(item.href) || undefined}
                onClick={() => panel.current?.hidePopover?.()}
                className="nav-item"
              >
                <span className="relative">
                  {item.name}
                  <span aria-hidden className="nav-mark dimension" />
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
        {children}
      </nav>
    </>
  )
}
