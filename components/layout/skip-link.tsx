import type { ReactNode } from 'react'

export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a
      href="#content"
      className="fixed start-4 top-2 z-50 [translate:0_-6rem] bg-primary px-4 py-2 font-semibold text-on-primary focus:[translate:0] print:hidden"
    >
      {children}
    </a>
  )
}
