import type { ComponentProps } from 'react'
import { useContent } from '@/components/content/use-content'
import { buttonClass } from '@/components/ui/button-class'

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

/** A text of the owner, as a link if it has an address. */
export function Linked({ href, children }: { href?: string; children: string }) {
  if (!href) return <bdi>{children}</bdi>
  return (
    <ExternalLink href={href} className={buttonClass.text}>
      <bdi>{children}</bdi>
    </ExternalLink>
  )
}
