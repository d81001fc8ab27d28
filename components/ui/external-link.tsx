import type { ComponentProps } from 'react'

/** Says to screen readers that it leaves the site, unless it is a placeholder that does not. */
export function ExternalLink({ children, ...anchor }: ComponentProps<'a'>) {
  return (
    <a {...anchor}>
      {children}
      {anchor.href?.startsWith('http') && <span className="sr-only"> (external)</span>}
    </a>
  )
}
