import type { ComponentProps } from 'react'
import { useContent } from '@/components/content/use-content'
import { buttonClass } from '@/components/ui/button-class'
import { PageLink } from '@/components/ui/page-link'

/** Screen readers say that the link leaves the site, unless its address is only a placeholder. */
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

export function Linked({ href, children }: { href?: string; children: string }) {
  const text = <bdi>{children}</bdi>
  if (!href) return text
  const link = { href, className: buttonClass.text, children: text }
  return href.startsWith('/') ? <PageLink {...link} prefetch={false} /> : <ExternalLink {...link} />
}
