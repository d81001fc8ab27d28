import type { ComponentProps } from 'react'
import { useContent } from '@/components/content/use-content'

/** Tells screen readers that the link leaves the site, unless it is a placeholder, which does not. */
export function ExternalLink({ children, ...anchor }: ComponentProps<'a'>) {
  const { words } = useContent()
  return (
    <a {...anchor}>
      {children}
      {anchor.href?.startsWith('http') && (
        <span className="sr-only select-none">{` ${words.everyPage.external}`}</span>
      )}
    </a>
  )
}
