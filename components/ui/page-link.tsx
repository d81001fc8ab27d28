import Link from 'next/link'
import type { ComponentProps } from 'react'
import { withBasePath } from '@/components/content/addresses'
import { buttonClass } from '@/components/ui/button-class'

/**
 * Leads to a page of this site. It is a plain link in a static export, where the router would find only whole pages, and to
 * another language, because the router would show two root layouts.
 */
export function PageLink({ prefetch, ...anchor }: ComponentProps<typeof Link> & { href: string }) {
  if (process.env.SITE_IS_STATIC || anchor.hrefLang) return <a {...anchor} href={withBasePath(anchor.href)} />
  return <Link prefetch={prefetch} {...anchor} />
}

/** A text that leads to a page if it has an address. */
export function LinkedText({ href, children }: { href?: string; children: string }) {
  if (!href) return children
  return (
    <PageLink href={href} prefetch={false} className={buttonClass.text}>
      {children}
    </PageLink>
  )
}
