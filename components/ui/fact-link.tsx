import type { ReactNode } from 'react'
import { PageLink } from '@/components/ui/page-link'

type FactLinkProps = { label: ReactNode; href?: string; children?: ReactNode }

/** A fact below its label, which leads to more about it if there is an address. */
export function FactLink({ label, href, children }: FactLinkProps) {
  const fact = (
    <>
      <span className="note dotted">{label}</span>
      <span className="dotted text-balance text-[0.9375rem]/6 lg:text-base/6.5">{children}</span>
    </>
  )
  if (!href) return <p className="off-grid min-w-0">{fact}</p>
  return (
    <PageLink href={href} prefetch={false} className="off-grid min-w-0 hover:text-primary">
      {fact}
    </PageLink>
  )
}
