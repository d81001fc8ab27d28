import Link from 'next/link'
import type { ComponentProps } from 'react'
import { publicPath } from '@/components/content/public-path'

/** Leads to a page of this site. In a static export it is a plain link, because there the router would find only whole pages. */
export function PageLink({ prefetch, ...anchor }: ComponentProps<typeof Link> & { href: string }) {
  if (process.env.SITE_IS_STATIC) return <a {...anchor} href={publicPath(anchor.href)} />
  return <Link prefetch={prefetch} {...anchor} />
}
