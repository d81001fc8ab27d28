import type { ReactNode } from 'react'

/** A hairline frame whose registration marks move outwards on hover and focus. */
export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`corner-marks relative break-inside-avoid border border-line bg-card ${className}`}>
      {children}
    </div>
  )
}
