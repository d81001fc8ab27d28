'use client'
// Marks the current page and closes the opened panel.

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { NavigationItem } from '@/content/navigation'

type NavMenuProps = { items: NavigationItem[]; label: string; buttonLabel: string }

/** Below the large breakpoint this is a popover: the browser opens it, and closes it on Escape and on clicks outside. Above, it is a list in the bar. */
export function NavMenu({ items, label, buttonLabel }: NavMenuProps) {
  const pathname = usePathname()
  const panel = useRef<HTMLElement>(null)
  // Undefined until the page is hydrated, because without script only the browser knows.
  const [isOpen, setIsOpen] = useState<boolean>()

  useEffect(() => {
    setIsOpen(false)
    const close = () => panel.current?.hidePopover?.()
    // The panel must not cover the element that has the focus.
    const closeBehind = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest('header')?.contains(panel.current)) close()
    }
    const inlineList = window.matchMedia('(min-width: 64rem)')
    inlineList.addEventListener('change', close)
    window.addEventListener('popstate', close)
    document.addEventListener('focusin', closeBehind)
    return () => {
      inlineList.removeEventListener('change', close)
      window.removeEventListener('popstate', close)
      document.removeEventListener('focusin', closeBehind)
    }
  }, [])

  if (items.length === 0) return null
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-label={buttonLabel}
        aria-expanded={isOpen}
        className="ms-auto grid size-[44px] max-h-full shrink-0 place-items-center lg:hidden"
      >
        <MenuMark isOpen={isOpen} />
      </button>
      <nav
        ref={panel}
        id="menu"
        popover="auto"
        aria-label={label}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
        className="inset-x-0 top-(--bar-height) w-full border-line border-b bg-background text-foreground max-lg:max-h-[90vh] lg:static lg:block lg:overflow-visible lg:w-auto lg:border-0 lg:bg-transparent"
      >
        <ul className="flex flex-col px-(--margin) py-3 lg:flex-row lg:gap-[2.2vw] lg:p-0">
          {items.map((item) => (
            <li key={item.id}>
              <Link
                href={item.href}
                aria-current={
                  item.href === pathname ? 'page' : pathname.startsWith(`${item.href}/`) || undefined
                }
                onClick={() => panel.current?.hidePopover?.()}
                className="group relative flex min-h-[min(2.75rem,var(--bar-height)-1px)] items-center max-lg:min-h-11 lg:min-w-11 lg:justify-center text-muted hover:text-foreground aria-[current]:text-foreground lg:text-[0.9375rem]"
              >
                {item.name}
                <span
                  aria-hidden
                  className="absolute inset-x-0 bottom-1 dimension [scale:0_1] text-primary group-hover:[scale:1] group-aria-[current]:[scale:1] max-lg:hidden"
                />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

function MenuMark({ isOpen }: { isOpen?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      // After a click, WebKit continues with Tab from the element that was hit. Only from the button does it go into the panel.
      className="pointer-events-none size-6 fill-none stroke-2 stroke-current"
    >
      <path d={isOpen ? 'M5 5l14 14M19 5L5 19' : 'M4 7h16M4 12h16M4 17h16'} />
    </svg>
  )
}
