'use client'
// Changes the theme in the browser, which also remembers it.

import { useTheme } from 'next-themes'
import type { ReactNode } from 'react'

/** @param children both icons, one on top of the other; the theme's class shows the one that fits. */
export function ThemeSwitch({ label, children }: { label: string; children: ReactNode }) {
  const { theme, setTheme } = useTheme()
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}
      className="-ms-3 grid size-[44px] max-h-full shrink-0 place-items-center hover:text-primary noscript:invisible"
    >
      {children}
    </button>
  )
}
