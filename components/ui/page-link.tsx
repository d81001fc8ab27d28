import Link from 'next/link'
import type { ComponentProps } from 'react'
import { withBasePath } from '@/components/content/addresses'

/** Leads to a page of this site. In a static export it is a plain link, because there the router would find only whole pages. */
export function PageLink({ prefetch, ...anchor }: ComponentProps<typeof Link> & { href: string }) {
  if (process.env.SITE_IS_STATIC) return <a {...anchor} href={withBasePath(anchor.href)} />
  return <Link prefetch={prefetch} {...anchor} />
}
