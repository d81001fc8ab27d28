import type { ReactNode } from 'react'

/** A hairline frame whose registration marks move outwards on hover and focus. */
export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`group/card relative break-inside-avoid border border-line bg-card ${className}`}>
      <span
        aria-hidden
        className="pointer-events-none absolute -inset-px transition-[inset] *:absolute *:size-2.5 *:border-primary group-focus-within/card:-inset-1.25 group-hover/card:-inset-1.25"
      >
        <span className="start-0 top-0 border-s border-t" />
        <span className="end-0 top-0 border-e border-t" />
        <span className="start-0 bottom-0 border-s border-b" />
        <span className="end-0 bottom-0 border-e border-b" />
      </span>
      {children}
    </div>
  )
}
