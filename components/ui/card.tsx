import type { ReactNode } from 'react'

/** A hairline frame whose registration marks move outwards on hover and focus. */
export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`group/card relative break-inside-avoid border border-line bg-card ${className}`}>
      <CornerMark className="-start-px -top-px border-s border-t group-hover/card:-translate-1 group-focus-within/card:-translate-1" />
      <CornerMark className="-end-px -top-px border-e border-t group-hover/card:translate-x-1 group-hover/card:-translate-y-1 group-focus-within/card:translate-x-1 group-focus-within/card:-translate-y-1" />
      <CornerMark className="-start-px -bottom-px border-s border-b group-hover/card:-translate-x-1 group-hover/card:translate-y-1 group-focus-within/card:-translate-x-1 group-focus-within/card:translate-y-1" />
      <CornerMark className="-end-px -bottom-px border-e border-b group-hover/card:translate-1 group-focus-within/card:translate-1" />
      {children}
    </div>
  )
}

function CornerMark({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={`pointer-events-none absolute size-2.5 border-primary transition-transform ${className}`}
    />
  )
}
